import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormKind } from '@/lib/forms/schemas';
import type { Controller } from './controller';
import type { FormParts } from './form-parts';

/** How near the screen a form must be for its libraries to be fetched. */
const NEAR = '200px';

export type LoadedForm = FormParts & { readonly controller: Controller; readonly element: HTMLFormElement };

/**
 * Fetches the form's libraries (24 KB) once, when the form comes near the screen or is touched; `load` gives them, or null when they cannot
 * be had, and `loaded` too once they are there. `onErrors` must be the same function each time.
 */
export function useLazyForm(
  form: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  draftKey: string,
  onErrors: (errors: Readonly<Record<string, string>>) => void,
) {
  const loading = useRef<Promise<LoadedForm | null>>(undefined);
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);

  const load = useCallback(() => {
    const fetchForm = async () => {
      const { formParts } = await import('./form-parts');
      const element = form.current;
      if (!element) return null;
      const parts = { ...formParts, element, controller: formParts.control(element, kind, draftKey, onErrors) };
      setLoaded(parts);
      return parts;
    };
    loading.current ??= fetchForm().catch(() => {
      // Without a connection: the next touch tries again.
      loading.current = undefined;
      return null;
    });
    return loading.current;
  }, [form, kind, draftKey, onErrors]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    const onTouch = () => void load();
    element.addEventListener('focusin', onTouch);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onTouch);
    };
  }, [form, load]);

  return { load, loaded };
}
