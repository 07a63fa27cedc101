import { paste } from '@/content/paste';
import { listForm } from '@/content/quotation-list';
import { PASTE_FIELD, PASTE_PLACES, toPasteFormPath } from '@/lib/pasted-list/fields';
import { AppLink } from '../ui/app-link';
import { Button } from '../ui/button';
import { WarningNotice } from '../ui/notice';
import styles from './quotation-list.module.scss';

/** The last field of the form of a list: one line is added as it stands, several are looked up in the catalogue. */
export function ListAdder() {
  return (
    <div className={styles.adder}>
      <WarningNotice id={PASTE_PLACES.empty} text={paste.empty} />
      <label>
        <span className="fieldName">{listForm.label}</span>
        <textarea name={PASTE_FIELD} rows={1} placeholder={listForm.hint} autoComplete="off" />
      </label>
      <Button icon="plus" type="submit" look="quiet">
        {listForm.add}
      </Button>
      <AppLink href={toPasteFormPath()} prefetch={false}>
        {paste.fileElsewhere}
      </AppLink>
    </div>
  );
}
