import { listPageTexts } from '@/content/client/quotation-list-page';
import { FREE } from '@/lib/quotation-list/address';
import { FreeRow } from './free-row';
import type { FreeRowsProps } from './plain-codec';

/** The free lines of a list. */
export function FreeRows({ lines: { items, free }, onChange, onRemove }: FreeRowsProps) {
  return free.map((line, index) => (
    <FreeRow
      // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ by their place only
      key={index}
      line={line}
      value={FREE + index}
      onChange={(quantity) =>
        onChange(
          { items, free: free.map((one) => (one === line ? { ...one, quantity } : one)) },
          listPageTexts.changed(line.text, quantity),
        )
      }
      onRemove={() => onRemove({ items, free: free.filter((one) => one !== line) }, line.text)}
    />
  ));
}
