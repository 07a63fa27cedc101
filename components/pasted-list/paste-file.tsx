'use client';

import { useState } from 'react';

type Props = {
  /** Id of the input and, with '-ayuda', of its help. */
  readonly id: string;
  readonly className: string | undefined;
  /** What it says where a file cannot be read. */
  readonly failed: string;
};

/** Puts the rows of a chosen or dropped spreadsheet into the text area of its form; loads the reader on first use. */
export function PasteFile({ id, className, failed }: Props) {
  const [status, setStatus] = useState('');
  return (
    <>
      {/* Without a name it is sent nowhere. */}
      <input
        id={id}
        type="file"
        className={className}
        accept=".xlsx,.csv,.txt,.tsv"
        aria-describedby={`${id}-ayuda`}
        onChange={({ target }) =>
          import('./read-file').then(({ readFile }) => readFile(target)).then(setStatus, () => setStatus(failed))
        }
      />
      <p role="status">{status}</p>
    </>
  );
}
