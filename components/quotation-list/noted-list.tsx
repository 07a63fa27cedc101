'use client';

import type { ComponentProps } from 'react';
import { toLinesPath } from '@/lib/list-paths';
import { formatLines, readAddress } from '@/lib/quotation-list/lines';
import { FreeRows } from './free-rows';
import { LineNote } from './line-note';
import type { ListCodec } from './plain-codec';
import { QuotationList } from './quotation-list';
import { type } from './type-line';

const notedCodec: ListCodec = {
  read: (text) => readAddress(...text.split('/')),
  write: formatLines,
  toPath: toLinesPath,
  type,
  FreeRows,
  LineNote,
};

/** A list with notes or free lines. */
export function NotedList(props: Omit<ComponentProps<typeof QuotationList>, 'codec'>) {
  return <QuotationList {...props} codec={notedCodec} />;
}
