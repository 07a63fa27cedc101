import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { withStorage } from '../ui/storage';
import { getRememberBox, PERSON } from './draft';
import type { KnownPerson } from './known-person';

/** KnownPerson, whose code comes once somebody is known or the box 'Recordar en este dispositivo' is used. */
export function LazyKnownPerson({ form, draftKey }: ComponentProps<typeof KnownPerson>) {
  const [loaded, setLoaded] = useState<Pick<typeof import('./known-person'), 'KnownPerson'>>();
  // Again when a visitor comes back to the page: a message may have been sent meanwhile.
  useLayoutEffect(() => {
    // Without a connection the next touch of the box tries again.
    const load = () =>
      void import('./known-person').then((module) => setLoaded({ KnownPerson: module.KnownPerson }), Boolean);
    const box = getRememberBox(form);
    box?.addEventListener('input', load);
    if (box?.checked || isSomebodyKnown()) load();
    return () => box?.removeEventListener('input', load);
  }, [form]);
  return loaded && <loaded.KnownPerson form={form} draftKey={draftKey} />;
}

function isSomebodyKnown(): boolean {
  return withStorage(() => PERSON in sessionStorage || PERSON in localStorage, false);
}
