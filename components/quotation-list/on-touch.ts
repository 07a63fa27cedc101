const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Calls `listen` whenever the visitor touches the page; returns how to stop. */
export function onTouch(listen: () => void): () => void {
  const stop = new AbortController();
  for (const touch of TOUCHES) addEventListener(touch, listen, stop);
  return () => stop.abort();
}
