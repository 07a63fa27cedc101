import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormKind } from '@/lib/forms/fields';
import type { Controller } from './controller';
import type { visitParts } from './visit-parts';

/** How near the screen a form must be for its libraries to be fetched. */
const NEAR = '200px';

export type FormParts = typeof visitParts & {
  readonly controller: Controller;
  readonly notify: typeof import('../ui/toaster').notify;
  readonly rememberPerson: typeof import('./person').rememberPerson;
  readonly form: HTMLFormElement;
};

/**
 * Fetches the form's libraries (24 KB) when the form comes near the screen, and the rest when it is touched or somebody is known; then `parts` are
 * there. `load` gives them too, or null when they cannot be had. `onErrors` must be the same function each time.
 */
export function useLazyForm(
  ref: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  draftKey: string,
  onErrors: (errors: Readonly<Record<string, string>>) => void,
) {
  const loading = useRef<Promise<FormParts | null>>(undefined);
  const [parts, setParts] = useState<FormParts | null>(null);

  const load = useCallback(() => {
    const get = async () => {
      // Read before the libraries come: the visitor may have gone to another page by then, and come back.
      const form = ref.current;
      if (!form) throw new Error('hidden');
      const [{ control, notify, rememberPerson }, { visitParts }] = await Promise.all([
        importForm(),
        import('./visit-parts'),
      ]);
      const controller = control(form, kind, draftKey, onErrors);
      const all = { ...visitParts, notify, rememberPerson, form, controller };
      setParts(all);
      return all;
    };
    loading.current ??= get().catch(() => {
      // Without a connection: the next touch tries again.
      loading.current = undefined;
      return null;
    });
    return loading.current;
  }, [ref, kind, draftKey, onErrors]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting)
          importForm().then(
            ({ getPerson }) => getPerson() && load(),
            () => {},
          );
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    element.addEventListener('focusin', load);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', load);
    };
  }, [ref, load]);

  return { load, parts };
}

const importForm = async () => (await import('./form-parts')).formParts;
