'use client';

import { useState } from 'react';
import { share } from '@/content/client/share';
import styles from './copy-button.module.scss';
import { Icon } from './icon';

type Props = {
  readonly text: string;
  readonly className?: string | undefined;
};

/** Copies a text and says whether it could. */
export function CopyButton({ text, className }: Props) {
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
        {share.copy}
      </button>
      <span className={outcome === 'copied' ? styles.done : styles.failed} role="status">
        {outcome === 'copied' && share.copied}
        {outcome === 'failed' && `${share.copyFailed} ${text}`}
      </span>
    </span>
  );
}
