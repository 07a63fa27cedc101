import type { ReactNode } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { PrintButton } from '../ui/print-button';
import styles from './list-tools.module.scss';

type Props = {
  /** The ways to share it. */
  readonly share: ReactNode;
  /** Which list this device remembers. */
  readonly kept: 'this' | 'other' | 'none';
  readonly onSave: () => void;
  /** Adds the lines to those of this device. */
  readonly onMerge: () => void;
};

/** What there is to do with a list besides sending it. */
export function ListTools({ share, kept, onSave, onMerge }: Props) {
  return (
    <div className={styles.tools}>
      {share}
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
