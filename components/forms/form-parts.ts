import { afterSending } from '@/content/client/after-sending';
import { notify } from '../ui/toaster';
import { Confirmation } from './confirmation';
import { control } from './controller';
import { KnownPerson, rememberPerson } from './known-person';
import type { Requested } from './use-sending';

/** Says which products of a list were not accepted; '' when all were. */
function nameRefused({ lines }: Requested, ids: readonly string[]): string {
  const names = lines.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 0 ? afterSending.refused(names.join(', ')) : '';
}

/** What a form fetches once it is near the screen: nothing of it is needed to read and fill it. */
export const formParts = { Confirmation, KnownPerson, control, nameRefused, notify, rememberPerson };
