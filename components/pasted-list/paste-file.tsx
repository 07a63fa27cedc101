'use client';

import { useEffect, useRef, useState } from 'react';
import { pasteFile } from '@/content/client/paste-file';
import styles from './paste-form.module.scss';

/** Puts the rows of a spreadsheet into the text area of its form; its reader comes with the first file. */
export function PasteFile() {
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');

  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const take = async (file: File | undefined) => {
      if (!file) return;
      const { readFile } = await import('./read-file');
      setStatus(await readFile(file, form));
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      // The browser would open it.
      event.preventDefault();
      void take(file).catch(() => setStatus(pasteFile.failed));
    };
    const onDragOver = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    const onChange = ({ target }: Event) => {
      if (target === input.current) void take(input.current?.files?.[0]).catch(() => setStatus(pasteFile.failed));
    };
    const listeners = { drop: onDrop, dragover: onDragOver, change: onChange };
    for (const [name, listen] of Object.entries(listeners)) form.addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) form.removeEventListener(name, listen as EventListener);
    };
  }, []);

  return (
    <div className={styles.file}>
      <label className={styles.label} htmlFor="pegar-archivo">
        {pasteFile.label}
      </label>
      {/* Without a name it is sent nowhere. */}
      <input
        ref={input}
        id="pegar-archivo"
        type="file"
        accept=".xlsx,.csv,.txt,.tsv"
        aria-describedby="pegar-archivo-ayuda"
      />
      <p id="pegar-archivo-ayuda" className={styles.hint}>
        {pasteFile.help}
      </p>
      <p role="status">{status}</p>
    </div>
  );
}
