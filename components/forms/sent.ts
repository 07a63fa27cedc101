import '@/styles/globals.scss';
import { productLine } from '@/content/client/my-requests';
import type { FormKind } from '@/lib/forms/fields';
import { formatList, joinList, parseList } from '@/lib/quotation-list/address';
import { rememberRequest } from '../my-requests/device-requests';
import { keepWords } from '../my-requests/sent-words';
import { getDeviceList, storeDeviceList } from '../quotation-list/device-list';
import type { Draft } from './draft';
import { getText, type PostAnswer } from './post';
import { rememberPerson } from './remembered';

/** What a form asks for. */
export type Requested = {
  /** Of a product or of the list. */
  readonly name: string;
  /** Of a list, a product each. */
  readonly lines: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  /** Its lines in `most` characters of a link to a message. */
  readonly link?: (most: number) => readonly string[];
};

type Sent = {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly requested: Requested;
  /** What was written. */
  readonly draft: Draft;
  readonly answer: PostAnswer;
  /** Says which products of a list were not accepted, and why; '' when all were. */
  readonly refused: string;
};

/** Keeps on this device what its visitor keeps of a message that was received. */
export function keepSent({ form, kind, requested, draft, answer, refused }: Sent): void {
  const { reference, promise = '', receipt: path, refused: ids = [] } = answer;
  rememberPerson(form, draft);
  keepWords(path, draft);
  const [list, extras] = [getText(form, 'items'), getText(form, 'extras')];
  const isAccepted = ({ id }: { readonly id: string }) => !ids.includes(id);
  const isList = list !== '' || extras !== '';
  const { items } = parseList(isList ? list : getText(form, 'id_product'));
  if (reference)
    rememberRequest({
      reference,
      path,
      promise,
      sentAt: Date.now(),
      kind,
      lines: isList
        ? requested.lines.filter(isAccepted).map(({ text }) => text)
        : items.map(({ id }) => productLine(requested.name, id)),
      items: joinList(items.filter(isAccepted), extras),
      refused,
    });
  // Somebody else's list is none of this device's. Its page shows the change once it is left.
  if (isList && getDeviceList() === joinList(items, extras))
    storeDeviceList(formatList(items.filter((item) => !isAccepted(item))));
}
