import { ShareBlock } from '@/components/catalogue/share-block';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { PrintButton } from '../ui/print-button';
import styles from './list-tools.module.scss';

type Props = {
  /** What the list is called where it is shared. */
  readonly name: string;
  /** Of its lines in words, those that a link has room for. */
  readonly lines: readonly string[];
  /** Public address of the list. */
  readonly address: string;
  /** What the address has no room for, in words. */
  readonly tooLong: string;
  /** Which list this device remembers. */
  readonly kept: 'this' | 'other' | 'none';
  readonly onSave: () => void;
  /** Adds the lines to those of this device. */
  readonly onMerge: () => void;
};

/** What there is to do with a list besides sending it. */
export function ListTools({ name, lines, address, tooLong, kept, onSave, onMerge }: Props) {
  return (
    <div className={styles.tools}>
      <ShareBlock key={address} title={listPageTexts.share} name={name} address={address} lines={lines} isPrivate>
        {tooLong && <p className={styles.note}>{tooLong}</p>}
      </ShareBlock>
      <PrintButton>
        <Icon name="printer" size={20} />
        {listPageTexts.print}
      </PrintButton>
      {kept === 'other' && (
        <Button look="quiet" onClick={onMerge}>
          <Icon name="plus" size={20} />
          {listPageTexts.merge}
        </Button>
      )}
      {kept !== 'this' && (
        <Button look="quiet" onClick={onSave}>
          <Icon name="save" size={20} />
          {listPageTexts[kept === 'none' ? 'save' : 'replace']}
        </Button>
      )}
    </div>
  );
}
