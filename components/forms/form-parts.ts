import { notify } from '../ui/toaster';
import { Confirmation } from './confirmation';
import { control } from './controller';
import { KnownPerson, rememberPerson } from './known-person';

/** What a form fetches once it is near the screen: nothing of it is needed to read and fill it. */
export const formParts = { Confirmation, KnownPerson, control, notify, rememberPerson };
