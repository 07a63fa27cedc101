'use client';

import { type ReactNode, useRef } from 'react';
import { quotation } from '@/content/client/quotation';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { limits } from '@/content/limits';
import { listLimits } from '@/content/list-limits';
import { formatList } from '@/lib/quotation-list/address';
import type { QuotationLines } from '@/lib/quotation-list/lines';
import { fitLines } from '@/lib/sharing/fit-lines';
import { truncate } from '@/lib/text';
import { EnhancedForm } from '../forms/enhanced-form';
import { FormPanel } from '../forms/form-panel';
import { saveDeviceList } from './device-list';
import { ListLines } from './list-lines';
import type { RowProduct } from './list-row';
import { ListTools } from './list-tools';
import { ListWays } from './list-ways';
import { type ListCodec, plainCodec } from './plain-codec';
import styles from './quotation-list.module.scss';
import { useList } from './use-list';
import { useListActions } from './use-list-actions';
import { usePrintedCode } from './use-printed-code';

type Props = {
  /** The products of the list that there are. */
  readonly products: readonly RowProduct[];
  /** The whole list of the address. */
  readonly requested: QuotationLines;
  readonly codec?: ListCodec;
  readonly siteUrl: string;
  /** Above and below the lines on paper, and the last line of their form: all server-rendered. */
  readonly head: ReactNode;
  readonly signatures: ReactNode;
  readonly code: ReactNode;
  readonly adder: ReactNode;
  /** The fields of the form, server-rendered. */
  readonly children: ReactNode;
  /** What there is to see without a product. */
  readonly empty: ReactNode;
};

/** A list of products and free lines with quantities, and the form that asks for them all at once. */
export function QuotationList({ products, requested, codec = plainCodec, siteUrl, ...parts }: Props) {
  const ids = products.map(({ id }) => id);
  const list = useList(ids, requested, codec);
  const { status, setStatus, write, merge } = useListActions(list, codec);
  const title = useRef<HTMLHeadingElement>(null);
  const { lines, device, edit } = list;
  const { items, free } = lines;
  const rows = items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.id);
    return product ? [{ product, item }] : [];
  });
  const texts = [
    ...rows.map(({ product: { id, name }, item }) => ({ ...item, id, name: truncate(name, limits.listedName) })),
    ...free.map(({ text, ...line }) => ({ ...line, id: '', name: text })),
  ].map((line) => ({ id: line.id, name: line.name, text: listPageTexts.line(line) }));
  const linked = fitLines(
    texts.map(({ text }) => text),
    listLimits.shared,
    listPageTexts.moreLines,
  ).map((line) => `- ${line}`);
  const path = codec.toPath(lines);
  const code = usePrintedCode(parts.code, items, path, siteUrl);
  const count = `${texts.length} ${listTexts.products(texts.length)}`;
  return (
    <>
      <p className={styles.status} role="status">
        {status}
      </p>
      {texts.length === 0 && parts.empty}
      {texts.length > 0 && (
        <div className={styles.layout}>
          <section className={styles.list} aria-labelledby="lista-titulo">
            {parts.head}
            <h2 id="lista-titulo" className={styles.title} ref={title} tabIndex={-1}>
              {count}
            </h2>
            <ListLines
              lines={lines}
              rows={rows}
              codec={codec}
              title={title}
              onEdit={(changed, said = '') => {
                edit(changed);
                setStatus(said);
              }}
              onWrite={write}
            >
              {parts.adder}
            </ListLines>
            <ListWays ids={items.map(({ id }) => id)} />
            {parts.signatures}
            {code}
          </section>
          <div className={styles.form}>
            <FormPanel id="cotizacion" title={quotation.title} intro={listPageTexts.formIntro}>
              <EnhancedForm
                kind="quotation"
                draftKey="cotizacion:lista"
                submitLabel={quotation.submit}
                requested={{ name: listPageTexts.name(texts.length), lines: texts, linked }}
              >
                <input type="hidden" name="items" value={formatList(items)} />
                <input type="hidden" name="extras" value={codec.write(lines).split('/')[1] ?? ''} />
                {parts.children}
              </EnhancedForm>
            </FormPanel>
          </div>
          <ListTools
            name={`${listTexts.title}: ${count}`}
            lines={linked}
            address={siteUrl + path}
            tooLong={codec.sayLeft?.(lines) ?? ''}
            kept={list.isMine || device === null ? 'this' : device === '' ? 'none' : 'other'}
            onSave={() => saveDeviceList(codec.write(lines))}
            onMerge={merge}
          />
        </div>
      )}
    </>
  );
}
