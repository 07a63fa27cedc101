import type { ReactNode } from 'react';
import styles from './style-guide.module.scss';

/** A state that only a pointer or the keyboard can cause; live-samples.tsx shows it. */
export type Caused = 'hover' | 'active' | 'focus';

type Props = {
  readonly name: string;
  readonly state?: string;
  readonly caused?: Caused | undefined;
  /** Within a frame of its own, for what would cover the window. */
  readonly isStaged?: boolean;
  /** Only to look at: it takes no focus. */
  readonly isInert?: boolean;
  readonly children: ReactNode;
};

/** One component in one state, with its name. */
export function Specimen({ name, state, caused, isStaged = false, isInert = false, children }: Props) {
  return (
    <div>
      <p className={styles.label}>
        <strong>{name}</strong>
        {state && ` · ${state}`}
      </p>
      <div data-state={caused} className={isStaged ? styles.stage : undefined} inert={isInert}>
        {children}
      </div>
    </div>
  );
}

type GroupProps = {
  readonly title: string;
  readonly layout?: 'grid' | 'wide' | 'whole';
  readonly children: ReactNode;
};

/** A titled part of the style guide. */
export function Group({ title, layout = 'grid', children }: GroupProps) {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles[layout]}>{children}</div>
    </div>
  );
}
