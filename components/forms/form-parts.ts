import { notify } from '../ui/toaster';
import { control } from './controller';
import { KnownPerson } from './known-person';
import { keepSent, nameRefused } from './sent';

/** What a form fetches once it is near the screen: nothing of it is needed to read and fill it. */
export const formParts = { KnownPerson, control, keepSent, nameRefused, notify };
