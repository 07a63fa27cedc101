'use client';

import type { MouseEvent } from 'react';
import button from './button.module.scss';
import { Icon } from './icon';
import styles from './print-button.module.scss';

type Props = {
  readonly label: string;
  /** Prints the section that it stands in under the title of the page, and no other section. */
  readonly isSectionOnly?: boolean;
};

/** Prints the page. */
export function PrintButton({ label, isSectionOnly = false }: Props) {
  const print = ({ currentTarget }: MouseEvent) => {
    const section = isSectionOnly && currentTarget.closest('section');
    if (section) {
      section.dataset.printed = '';
      addEventListener('afterprint', () => delete section.dataset.printed, { once: true });
    }
    window.print();
  };
  return (
    <button type="button" className={`${button.quiet} ${styles.button}`} onClick={print}>
      <Icon name="printer" size={20} />
      {label}
    </button>
  );
}
