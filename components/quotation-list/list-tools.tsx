import type { MouseEvent, ReactNode } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { Button, ButtonAnchor } from '../ui/button';
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
  const save = ({ currentTarget }: MouseEvent) => {
    onSave();
    // The button goes with what it was for: the first one stays.
    currentTarget.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus();
  };
  return (
    <div className={styles.tools}>
      <ButtonAnchor href="#cotizacion" className={styles.way}>
        {listPageTexts.toForm}
      </ButtonAnchor>
      {share}
      <PrintButton>{listPageTexts.print}</PrintButton>
      {kept === 'other' && (
        <Button icon="plus" look="quiet" onClick={onMerge}>
          {listPageTexts.merge}
        </Button>
      )}
      {kept !== 'this' && (
        <Button icon="save" look="quiet" onClick={save}>
          {listPageTexts[kept === 'none' ? 'save' : 'replace']}
        </Button>
      )}
    </div>
  );
}
