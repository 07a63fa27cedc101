import { notify } from '../ui/toaster';
import { control } from './controller';
import { getPerson, rememberPerson } from './person';

/** What a form fetches once it is near the screen: nothing of it is needed to read and fill it. */
export const formParts = { control, notify, getPerson, rememberPerson };
