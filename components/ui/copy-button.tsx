'use client';

import { useState } from 'react';
import styles from './copy-button.module.scss';
import { Icon } from './icon';

type Props = {
  readonly text: string;
  readonly label: string;
  readonly copied: string;
  /** Before the text itself, when the browser does not let it be copied. */
  readonly failed: string;
  readonly className?: string | undefined;
};

/** Copies a text and says whether it could. */
export function CopyButton({ text, label, copied, failed, className }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <span className={styles.group}>
      <button type="button" className={className} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={20} />
        {label}
      </button>
      <span className={outcome === 'copied' ? styles.done : styles.failed} role="status">
        {outcome === 'copied' && copied}
        {outcome === 'failed' && `${failed} ${text}`}
      </span>
    </span>
  );
}
