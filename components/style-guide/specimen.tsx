import type { ReactNode } from 'react';
import { styleGuide } from '@/content/style-guide';
import styles from './style-guide.module.scss';

/** One component in one state. */
export type Sample = {
  readonly name: string;
  readonly state?: string;
  /** A state that only a pointer or the keyboard can cause; live-samples.tsx shows it. */
  readonly caused?: 'hover' | 'active' | 'focus';
  /** Within a frame of its own, for what would cover the window. */
  readonly isStaged?: boolean;
  /** Only to look at: it takes no focus. */
  readonly isInert?: boolean;
  readonly of: ReactNode;
};

type Props = {
  readonly title: string;
  readonly layout?: 'grid' | 'wide' | 'whole';
  readonly samples?: readonly Sample[];
  /** What needs no name. */
  readonly children?: ReactNode;
};

/** A titled part of the style guide. */
export function Group({ title, layout = 'grid', samples = [], children }: Props) {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles[layout]}>
        {children}
        {samples.map(({ name, caused, state = caused && styleGuide.states[caused], isStaged, isInert, of }) => (
          <div key={`${name} ${state}`}>
            <p className={styles.label}>
              <strong>{name}</strong>
              {state && ` · ${state}`}
            </p>
            <div data-state={caused} className={isStaged ? styles.stage : undefined} inert={isInert}>
              {of}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
