import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FormKind } from '@/lib/forms/schemas';
import type { Controller } from './controller';

/** How near the screen a form must be for its libraries to be fetched. */
const NEAR = '200px';

type Libraries = {
  readonly controller: Controller;
  readonly toaster: typeof import('@/components/ui/toaster');
};

/** Fetches the form's libraries (24 KB) once, when the form comes near the screen or is touched; `load` gives them, or null when they cannot be had. */
export function useLazyForm(
  form: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  draftKey: string,
): () => Promise<Libraries | null> {
  const loading = useRef<Promise<Libraries | null>>(undefined);

  const load = useCallback(() => {
    loading.current ??= fetchLibraries(form.current, kind, draftKey).catch(() => {
      // Without a connection: the next touch tries again.
      loading.current = undefined;
      return null;
    });
    return loading.current;
  }, [form, kind, draftKey]);

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

  return load;
}

async function fetchLibraries(
  form: HTMLFormElement | null,
  kind: FormKind,
  draftKey: string,
): Promise<Libraries | null> {
  if (!form) return null;
  const [{ control }, toaster] = await Promise.all([import('./controller'), import('@/components/ui/toaster')]);
  return { controller: control(form, kind, draftKey), toaster };
}
