import { cache } from 'react';

type Asked = { readonly name: string; readonly id: string };
type Slot = { readonly asked: Promise<Asked>; readonly tell: (asked: Asked) => void };

/** One for each rendering: React hands not-found.tsx no parameters. */
const getSlot = cache((): Slot => {
  let tell: Slot['tell'] = () => undefined;
  const asked = new Promise<Asked>((resolve) => {
    tell = resolve;
  });
  return { asked, tell };
});

/** Tells not-found.tsx of this rendering what the page was asked for; call it before anything can fail. */
export function tellAsked(asked: Asked): void {
  getSlot().tell(asked);
}

/** What the page of this rendering was asked for. */
export function getAsked(): Promise<Asked> {
  return getSlot().asked;
}
