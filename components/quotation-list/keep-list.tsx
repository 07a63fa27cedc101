import { listPageTexts } from '@/content/client/quotation-list-page';
import { Button } from '../ui/button';

type Props = {
  /** True where this device remembers another list. */
  readonly hasOther: boolean;
  readonly onSave: () => void;
  /** Adds the lines to those of this device. */
  readonly onMerge: () => void;
};

/** The ways to keep a list that is not the one of this device. */
export function KeepList({ hasOther, onSave, onMerge }: Props) {
  return (
    <>
      {hasOther && (
        <Button icon="plus" look="quiet" onClick={onMerge}>
          {listPageTexts.merge}
        </Button>
      )}
      <Button icon="save" look="quiet" onClick={onSave}>
        {listPageTexts[hasOther ? 'replace' : 'save']}
      </Button>
    </>
  );
}
