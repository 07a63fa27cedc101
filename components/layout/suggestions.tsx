import '@/styles/globals.scss';
import Combobox from '@github/combobox-nav';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { suggestionTexts as texts } from '@/content/client/search';
import { routes, toSearchPath } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';
import { Icon } from '../ui/icon';
import styles from './search-box.module.scss';

/** One suggestion of the search box, as GET /api/suggest answers it. */
export type SuggestionAnswer = {
  readonly href: string;
  readonly name: string;
  readonly picture: string;
  /** What it is: 'Servicio', or brand and category. */
  readonly about: string;
};

type Props = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly go: (href: string) => void;
};

/** Who types fast asks once for several keys. */
const DEBOUNCE_MS = 120;

/** The list below the search box (WAI-ARIA combobox): categories, products, services and, last, the search itself. */
export function Suggestions({ form, go }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const combobox = useRef<Combobox>(undefined);
  /** What is suggested for; '' while the list is closed. */
  const [q, setQ] = useState('');
  const [suggestions, setSuggestions] = useState<readonly SuggestionAnswer[]>([]);
  const isOpen = q !== '';

  useEffect(() => {
    const listening = new AbortController();
    // A fresh process makes its index while the visitor begins to type.
    void ask('', listening.signal);
    if (form.current) listen(form.current, setQ, listening.signal);
    return () => listening.abort();
  }, [form]);

  useEffect(() => {
    if (q === '') return setSuggestions([]);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(q, asking.signal);
      // An answer that comes too late is dropped.
      if (asking.signal.aborted) return;
      // What was selected may be gone.
      combobox.current?.clearSelection();
      setSuggestions(found);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q]);

  // The library moves the selection.
  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (!isOpen || !field || !list.current) return;
    const opened = new Combobox(field, list.current, { tabInsertsSuggestions: false });
    combobox.current = opened;
    opened.start();
    return () => opened.stop();
  }, [form, isOpen]);

  const option = (href: string, number: number) => ({
    id: `sugerencia-${number}`,
    role: 'option',
    tabIndex: -1,
    href,
    className: styles.option,
    onClick: (event: MouseEvent) => {
      // In another tab or window the browser opens it.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(href);
    },
  });
  return (
    <>
      <div
        ref={list}
        id="sugerencias"
        role="listbox"
        aria-label={texts.label}
        className={styles.list}
        hidden={!isOpen}
        // The field keeps the focus, and the list stays.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map(({ href, name, picture, about }, number) => (
          <a key={href} {...option(href, number)}>
            <span className={styles.picture}>
              <img src={picture} alt="" width={40} height={40} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>
            </span>
          </a>
        ))}
        <a key="search" {...option(toSearchPath(q), suggestions.length)}>
          <span className={styles.picture}>
            <Icon name="search" size={20} />
          </span>
          <span className={styles.name}>{texts.searchFor(q)}</span>
        </a>
      </div>
      <span role="status" className="hidden">
        {isOpen && texts.count(suggestions.length + 1)}
      </span>
    </>
  );
}

/** Calls `setQ` with the text typed in `form`, also on the down arrow; with '' on Escape or when focus leaves. */
function listen(form: HTMLFormElement, setQ: (q: string) => void, signal: AbortSignal): void {
  const field = form.querySelector('input');
  if (!field) return;
  const read = () => setQ(normalizeSearch(field.value, field.maxLength));
  const onKey = (event: KeyboardEvent) => {
    const isOpen = field.getAttribute('aria-expanded') === 'true';
    if (event.key === 'ArrowDown' && !isOpen) read();
    if (event.key !== 'Escape' || !isOpen) return;
    // Else the browser empties the field.
    event.preventDefault();
    setQ('');
  };
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setQ('');
  };
  field.addEventListener('input', read, { signal });
  field.addEventListener('keydown', onKey, { signal });
  form.addEventListener('focusout', onLeave, { signal });
  // What was typed while this code was on its way, unless it is sent already.
  if (field === document.activeElement && field.value !== field.defaultValue) read();
}

async function ask(q: string, signal: AbortSignal): Promise<readonly SuggestionAnswer[]> {
  try {
    const response = await fetch(`${routes.suggestApi}?q=${encodeURIComponent(q.toLowerCase())}`, { signal });
    return response.ok ? (await response.json()).suggestions : [];
  } catch {
    // The search itself works without suggestions.
    return [];
  }
}
