/** Longest wait for an answer, in ms: the 6 s of docs/behaviour.md#added-by-this-site less what the limiter and the way here may take. */
const ANSWER_MS = 5_300;
/** Of these, the milliseconds in which a message must be stored; what is left is for the backend's own answer. */
const STORE_MS = 4_200;

export type Deadlines = { readonly answer: number; readonly storing: number };

/** When the answer to a message that has come now is due, in milliseconds since 1970. */
export function getDeadlines(now: number): Deadlines {
  return { answer: now + ANSWER_MS, storing: now + STORE_MS };
}
