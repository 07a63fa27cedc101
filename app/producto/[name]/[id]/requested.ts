import { cache } from 'react';

type Requested = { readonly name: string; readonly id: string };
type Slot = { readonly requested: Promise<Requested>; readonly set: (requested: Requested) => void };

/** One for each rendering: React hands not-found.tsx no parameters. */
const getSlot = cache((): Slot => {
  let set: Slot['set'] = () => undefined;
  const requested = new Promise<Requested>((resolve) => {
    set = resolve;
  });
  return { requested, set };
});

/** Gives not-found.tsx of this rendering the parameters of the page; call it before anything can fail. */
export function setRequested(requested: Requested): void {
  getSlot().set(requested);
}

/** The parameters of the page of this rendering. */
export function getRequested(): Promise<Requested> {
  return getSlot().requested;
}
