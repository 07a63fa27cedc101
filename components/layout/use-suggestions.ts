import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NamedItem } from '@/lib/catalogue/product';
import { routes } from '@/lib/routes';
import { normalizeSearch } from '@/lib/text';

/** Who types fast asks once for several keys. */
const DEBOUNCE_MS = 120;

/** Where a part of a text begins and ends. */
export type Mark = readonly [from: number, to: number];

/** One suggestion of the search box, as GET /api/suggest answers it. */
export type SuggestionAnswer = NamedItem & {
  readonly kind: 'category' | 'product' | 'service';
  readonly marks: readonly Mark[];
  readonly href: string;
  readonly picture: string;
  readonly brand: string;
  readonly category: string;
};

type Answer = { readonly suggestions: readonly SuggestionAnswer[] };

/** What the field of `form` suggests: its normalized text, the latest answer, and whether the list is open. The library moves the selection. */
export function useSuggestions(form: RefObject<HTMLFormElement | null>, list: RefObject<HTMLElement | null>) {
  const [q, setQ] = useState('');
  const [suggestions, setSuggestions] = useState<Answer['suggestions']>([]);
  const [isOpen, setOpen] = useState(false);
  const combobox = useRef<Combobox>(undefined);

  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (!field) return;
    const read = () => {
      const text = normalizeSearch(field.value, field.maxLength);
      setQ(text);
      setOpen(text !== '');
    };
    const onKey = (event: KeyboardEvent) => {
      const isListOpen = field.getAttribute('aria-expanded') === 'true';
      if (event.key === 'Escape' && isListOpen) {
        // Else the browser empties the field.
        event.preventDefault();
        setOpen(false);
      } else if (event.key === 'ArrowDown' && !isListOpen) read();
    };
    const onLeave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && form.current?.contains(event.relatedTarget))) setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', read, { signal });
    field.addEventListener('keydown', onKey, { signal });
    form.current?.addEventListener('focusout', onLeave, { signal });
    const onSubmit = () => {
      setOpen(false);
      // The keyboard of a phone closes, unless nothing is searched for.
      if (normalizeSearch(field.value, field.maxLength) !== '') field.blur();
    };
    form.current?.addEventListener('submit', onSubmit, { signal });
    // A fresh process makes its index while the visitor begins to type.
    void ask('', signal);
    // What was typed while this code was on its way.
    if (field.value !== field.defaultValue) read();
    return () => listening.abort();
  }, [form]);

  useEffect(() => {
    if (q === '') return setSuggestions([]);
    const asking = new AbortController();
    const show = (found: Answer['suggestions']) => {
      // An answer that comes too late is dropped.
      if (asking.signal.aborted) return;
      // What was selected may be gone.
      combobox.current?.clearSelection();
      setSuggestions(found);
    };
    const timer = setTimeout(() => void ask(q, asking.signal).then(show), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q]);

  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (!isOpen || !field || !list.current) return;
    const opened = new Combobox(field, list.current, { tabInsertsSuggestions: false });
    combobox.current = opened;
    opened.start();
    return () => opened.stop();
  }, [form, list, isOpen]);

  const close = () => {
    setOpen(false);
    // The keyboard of a phone closes too.
    form.current?.querySelector('input')?.blur();
  };
  return { q, suggestions, isOpen, close };
}

async function ask(q: string, signal: AbortSignal): Promise<Answer['suggestions']> {
  try {
    const response = await fetch(`${routes.suggestApi}?q=${encodeURIComponent(q.toLowerCase())}`, { signal });
    return response.ok ? ((await response.json()) as Answer).suggestions : [];
  } catch {
    // The search itself works without suggestions.
    return [];
  }
}
