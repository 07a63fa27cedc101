import { listIntro } from '@/content/quotation-list';
import { LEFT_OUT, type LeftOut } from '@/lib/quotation-list/left-out';
import { WarningNotice } from '../ui/warning-notice';

const KINDS = Object.keys(LEFT_OUT) as readonly LeftOut[];

type Props = {
  /** The products that there are no more. */
  readonly missing?: readonly string[];
};

/** Says what was left out of a list. */
export function LeftOutNotices({ missing = [] }: Props) {
  return (
    <>
      {missing.length > 0 && <WarningNotice isShown text={listIntro.missing(missing)} />}
      {KINDS.map((kind) => (
        <WarningNotice key={kind} id={LEFT_OUT[kind]} text={listIntro.leftOut[kind]} />
      ))}
    </>
  );
}
