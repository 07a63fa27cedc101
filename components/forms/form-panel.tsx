import type { ReactNode } from 'react';
import styles from './form.module.scss';

type Props = { readonly id: string; readonly title: string; readonly intro?: string; readonly children: ReactNode };

/** The framed place of a form, with its title. */
export function FormPanel({ id, title, intro, children }: Props) {
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{title}</h2>
      {intro && <p>{intro}</p>}
      {children}
    </section>
  );
}
