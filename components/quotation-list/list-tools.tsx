import { ShareBlock } from '@/components/catalogue/share-block';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { PrintButton } from '../ui/print-button';
import styles from './list-tools.module.scss';

type Props = {
  /** What the list is called where it is shared. */
  readonly name: string;
  /** Public address of the list. */
  readonly address: string;
  /** Which list this device remembers. */
  readonly kept: 'this' | 'other' | 'none';
  readonly onSave: () => void;
};

/** What there is to do with a list besides sending it. */
export function ListTools({ name, address, kept, onSave }: Props) {
  return (
    <div className={styles.tools}>
      <ShareBlock key={address} title={listPageTexts.share} name={name} address={address} isPrivate />
      <PrintButton>
        <Icon name="printer" size={20} />
        {listPageTexts.print}
      </PrintButton>
      {kept !== 'this' && (
        <Button look="quiet" onClick={onSave}>
          <Icon name="save" size={20} />
          {listPageTexts[kept === 'none' ? 'save' : 'replace']}
        </Button>
      )}
    </div>
  );
}
