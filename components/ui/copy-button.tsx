'use client';

import { useState } from 'react';
import styles from './copy-button.module.scss';
import { Icon } from './icon';

type Props = {
  readonly text: string;
  /** `copyFailed` stands before the text itself, when the browser does not let it be copied. */
  readonly words: { readonly copy: string; readonly copied: string; readonly copyFailed: string };
  readonly className?: string | undefined;
};

/** Copies a text and says whether it could. */
export function CopyButton({ text, words, className }: Props) {
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
        {words.copy}
      </button>
      <span className={outcome === 'copied' ? styles.done : styles.failed} role="status">
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && `${words.copyFailed} ${text}`}
      </span>
    </span>
  );
}
