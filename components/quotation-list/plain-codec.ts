import type { ComponentType } from 'react';
import { toQuotationListPath } from '@/lib/plain-list-paths';
import { formatList, splitList } from '@/lib/quotation-list/address';
import type { QuotationLines } from '@/lib/quotation-list/lines';

/** What a page knows of lists: those of products alone need little of it, and most lists are such. */
export type ListCodec = {
  /** The list of a text of formatLines, or of an address; null where it has lines that this page does not know. */
  readonly read: (text: string) => QuotationLines | null;
  readonly write: (lines: QuotationLines) => string;
  readonly toPath: (lines: QuotationLines) => string;
  /** The lines with what is written in `field` of their form; null where nothing changes. */
  readonly type?: (lines: QuotationLines, field: HTMLInputElement) => QuotationLines | null;
  readonly FreeRows?: ComponentType<FreeRowsProps>;
  readonly LineNote?: ComponentType<{ readonly note: string; readonly isMine: boolean }>;
};

export type FreeRowsProps = {
  readonly lines: QuotationLines;
  /** True on the list of this device. */
  readonly isMine: boolean;
  readonly onChange: (lines: QuotationLines, status: string) => void;
  readonly onRemove: (lines: QuotationLines, name: string) => void;
};

/** For a list of products without notes. */
export const plainCodec: ListCodec = {
  read: (text) => {
    const { items, rest } = splitList(text);
    return rest ? null : { items, free: [] };
  },
  write: ({ items }) => formatList(items),
  toPath: ({ items }) => toQuotationListPath(items),
};
