import { Confirmation } from './confirmation';
import { KnownPerson } from './known-person';

/** What a form fetches once it is touched, or when a message was sent before in this visit. */
export const visitParts = { Confirmation, KnownPerson };
