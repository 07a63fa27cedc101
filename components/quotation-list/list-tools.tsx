import type { ReactNode } from 'react';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { ButtonAnchor } from '../ui/button';
import { PrintButton } from '../ui/print-button';
import styles from './list-tools.module.scss';

/** What there is to do with a list besides sending it; `share` are the ways to share it. */
export function ListTools({ share }: { readonly share: ReactNode }) {
  return (
    <div className={styles.tools}>
      <ButtonAnchor href="#cotizacion" className={styles.way}>
        {listPageTexts.toForm}
      </ButtonAnchor>
      {share}
      <PrintButton>{listPageTexts.print}</PrintButton>
    </div>
  );
}
