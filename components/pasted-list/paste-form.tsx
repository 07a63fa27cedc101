import type { ReactNode } from 'react';
import { paste } from '@/content/paste';
import { PASTE_FIELDS, PASTE_PLACES } from '@/lib/pasted-list/fields';
import { routes } from '@/lib/routes';
import { Button } from '../ui/button';
import { WarningNotice } from '../ui/warning-notice';
import styles from './paste-form.module.scss';

type Props = {
  /** The list to which the lines are added without scripts, as a text of formatLines. */
  readonly base?: string;
  /** 'quiet' where the page has another thing to do first. */
  readonly look?: 'action' | 'quiet';
  /** The choice of a file, which has a script, or the way to it. */
  readonly children?: ReactNode;
};

const NOTICES = [
  [PASTE_PLACES.tooLong, paste.tooLong],
  [PASTE_PLACES.empty, paste.empty],
] as const;

/** Takes the lines of a spreadsheet, a message or a mail; without JavaScript too. */
export function PasteForm({ base = '', look = 'action', children }: Props) {
  return (
    <section className={styles.block} id={PASTE_PLACES.form} aria-labelledby="pegar-titulo">
      <h2 id="pegar-titulo" className={styles.title}>
        {paste.title}
      </h2>
      {NOTICES.map(([id, text]) => (
        <WarningNotice key={id} id={id} text={text} />
      ))}
      <p id="pegar-ayuda">{paste.help}</p>
      <form action={routes.paste} method="post" className={styles.form}>
        <input type="hidden" name={PASTE_FIELDS.base} value={base} />
        <label className={styles.label} htmlFor="pegar-texto">
          {paste.label}
        </label>
        <textarea
          id="pegar-texto"
          name={PASTE_FIELDS.text}
          className={styles.text}
          rows={6}
          required
          placeholder={paste.example}
          aria-describedby="pegar-ayuda"
          autoComplete="off"
        />
        {children}
        <Button type="submit" look={look} className={styles.submit}>
          {paste.submit}
        </Button>
      </form>
    </section>
  );
}
