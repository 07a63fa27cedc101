import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FormKind } from '@/lib/forms/fields';
import type { Controller } from './controller';
import type { formParts } from './form-parts';

/** How near the screen a form must be for its libraries to be fetched. */
const NEAR = '200px';

type FormParts = typeof formParts & { readonly controller: Controller };

/**
 * Fetches the form's libraries (25 KB) when the form comes near the screen or is touched. What it returns gives them, or null when they cannot be
 * had. `onErrors` must be the same function each time.
 */
export function useLazyForm(
  ref: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  draftKey: string,
  onErrors: (errors: Readonly<Record<string, string>>) => void,
) {
  const loading = useRef<Promise<FormParts | null>>(undefined);

  const load = useCallback(() => {
    const get = async () => {
      // Read before the libraries come: the visitor may have gone to another page by then, and come back.
      const form = ref.current;
      if (!form) throw new Error('hidden');
      const { formParts } = await import('./form-parts');
      return { ...formParts, controller: formParts.control(form, kind, draftKey, onErrors) };
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
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: NEAR });
    observer.observe(element);
    element.addEventListener('focusin', load);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', load);
    };
  }, [ref, load]);

  return load;
}
