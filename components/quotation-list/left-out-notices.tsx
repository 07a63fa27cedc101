import { listIntro } from '@/content/quotation-list';
import { LEFT_OUT, type LeftOut } from '@/lib/quotation-list/left-out';
import { WarningNotice } from '../ui/warning-notice';

const KINDS = Object.keys(LEFT_OUT) as readonly LeftOut[];

/** Says what was left out of a list; `hasAll` is false where the page itself misses a product. */
export function LeftOutNotices({ hasAll }: { readonly hasAll: boolean }) {
  return KINDS.map((kind) => (
    <WarningNotice
      key={kind}
      id={LEFT_OUT[kind]}
      isShown={kind === 'products' && !hasAll}
      text={listIntro.leftOut[kind]}
    />
  ));
}
