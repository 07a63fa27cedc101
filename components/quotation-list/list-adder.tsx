import { paste } from '@/content/paste';
import { listForm } from '@/content/quotation-list';
import { PASTE_FIELD, PASTE_PLACES } from '@/lib/quotation-list/fields';
import { PasteFile } from '../pasted-list/paste-file';
import { Button } from '../ui/button';
import { WarningNotice } from '../ui/notice';
import styles from './quotation-list.module.scss';

type Props = {
  /** True where there is no list yet, and this the one thing to do. */
  readonly isFirst?: boolean;
};

/** The field of a form that takes typed, pasted and read lines: one is added as it stands, several are looked up. */
export function ListAdder({ isFirst = false }: Props) {
  return (
    <div className={styles.adder}>
      <WarningNotice id={PASTE_PLACES.empty} text={paste.empty} />
      <label className="field">
        <span className="fieldName">{listForm.label}</span>
        <textarea name={PASTE_FIELD} rows={3} placeholder={listForm.hint} autoComplete="off" required={isFirst} />
      </label>
      <Button icon="plus" type="submit" look={isFirst ? 'action' : 'quiet'}>
        {listForm.add}
      </Button>
      <details className="scripted">
        <summary className="plain">{paste.file}</summary>
        <PasteFile className={styles.file} help={paste.fileHelp} failed={paste.fileFailed} />
      </details>
    </div>
  );
}
