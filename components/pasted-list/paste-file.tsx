'use client';

import { useState } from 'react';

type Props = {
  readonly className: string | undefined;
  /** Its label. */
  readonly help: string;
  /** What it says where a file cannot be read. */
  readonly failed: string;
};

/** Puts the rows of a chosen or dropped spreadsheet into the text area of its form; loads the reader on first use. */
export function PasteFile({ className, help, failed }: Props) {
  const [status, setStatus] = useState('');
  return (
    <>
      <label className={className}>
        {help}
        {/* Without a name it is sent nowhere. */}
        <input
          type="file"
          accept=".xlsx,.csv,.txt,.tsv"
          onChange={({ target }) =>
            import('./read-file').then(({ readFile }) => readFile(target)).then(setStatus, () => setStatus(failed))
          }
        />
      </label>
      <p role="status">{status}</p>
    </>
  );
}
