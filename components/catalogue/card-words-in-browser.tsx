'use client';

import type { ComponentProps } from 'react';
import { CompareBox } from '../comparison/compare-box';
import { LateCompareBox } from '../comparison/late-compare-box';
import { CardWords } from './card-words';

/** For long lists: the payload of a page then has the name of each card, and not its markup (docs/decisions/0021-category-pages-and-comparison.md). */
export function CardWordsInBrowser(props: ComponentProps<typeof CardWords>) {
  return <CardWords {...props} box={props.isCompared === 'late' ? LateCompareBox : CompareBox} />;
}
