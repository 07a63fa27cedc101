import '@/styles/globals.scss';
import { refusedText } from '@/content/client/after-sending';
import { notify } from '../ui/toaster';
import { control } from './controller';
import { forgetSentList, type Requested } from './sent';
// Of the toaster, and last: a global sheet, which would part the form's (docs/performance.md#stylesheets).
import 'react-toastify/ReactToastify.css';

/** Says which products of a list were not accepted; '' when all were. */
function nameRefused({ lines }: Requested, ids: readonly string[]): string {
  const names = lines.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 0 ? refusedText(names.join(', ')) : '';
}

/** What a form fetches once it is near the screen: nothing of it is needed to read and fill it. */
export const formParts = { control, forgetSentList, nameRefused, notify };
