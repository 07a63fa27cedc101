'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { quotation } from '@/content/client/quotation';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { limits } from '@/content/limits';
import { toLinesPath } from '@/lib/list-paths';
import { addLines } from '@/lib/quotation-list/add-lines';
import { formatList, MAX_LINES } from '@/lib/quotation-list/address';
import { fitExtras, formatExtras, formatLines, type QuotationLines, readLines } from '@/lib/quotation-list/lines';
import { truncate } from '@/lib/text';
import { EnhancedForm } from '../forms/enhanced-form';
import { FormPanel } from '../forms/form-panel';
import { saveDeviceList } from './device-list';
import { ListLines } from './list-lines';
import type { RowProduct } from './list-row';
import { ListTools } from './list-tools';
import { ListWays } from './list-ways';
import { PrintedHead, PrintedSignatures } from './printed';
import { PrintedCode } from './printed-code';
import styles from './quotation-list.module.scss';
import { useList } from './use-list';

type Props = {
  /** The products of the list that there are. */
  readonly products: readonly RowProduct[];
  /** The whole list of the address. */
  readonly requested: QuotationLines;
  readonly siteUrl: string;
  /** Name and contacts, for the printed list. */
  readonly company: string;
  /** The fields of the form, server-rendered. */
  readonly children: ReactNode;
  /** What there is to see without a product. */
  readonly empty: ReactNode;
};

/** A list of products and free lines with quantities, and the form that asks for them all at once. */
export function QuotationList({ products, requested, siteUrl, company, children, empty }: Props) {
  const ids = products.map(({ id }) => id);
  const { lines, isMine, device, edit } = useList(ids, requested);
  const [status, setStatus] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  const { items, free } = lines;
  const rows = items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.id);
    return product ? [{ product, item }] : [];
  });
  const texts = [
    ...rows.map(({ product: { id, name }, item }) => ({ ...item, id, name: truncate(name, limits.listedName) })),
    ...free.map(({ text, ...line }) => ({ ...line, id: '', name: text })),
  ].map((line) => ({ id: line.id, name: line.name, text: listPageTexts.line(line) }));

  const merge = () => {
    const { left, ...sum } = addLines(readLines(device ?? ''), lines);
    saveDeviceList(formatLines(sum));
    setStatus(left > 0 ? listPageTexts.noRoom(left, MAX_LINES) : listPageTexts.merged);
    // What did not fit is only here.
    if (left === 0) router.push(toLinesPath(sum));
  };

  const address = siteUrl + toLinesPath(lines);
  const { left } = fitExtras(lines);
  const name = `${listTexts.title}: ${texts.length} ${listTexts.products(texts.length)}`;
  return (
    <>
      <p className={styles.status} role="status">
        {status}
      </p>
      {texts.length === 0 && empty}
      {texts.length > 0 && (
        <div className={styles.layout}>
          <section className={styles.list} aria-labelledby="lista-titulo">
            <PrintedHead company={company} list={formatLines(lines)} />
            <h2 id="lista-titulo" className={styles.title} ref={title} tabIndex={-1}>
              {texts.length} {listTexts.products(texts.length)}
            </h2>
            <ListLines
              lines={lines}
              rows={rows}
              title={title}
              onEdit={(list, said) => {
                edit(list);
                setStatus(said);
              }}
            />
            <ListWays ids={ids.filter((id) => items.some((item) => item.id === id))} />
            <PrintedSignatures />
            <PrintedCode lines={lines} siteUrl={siteUrl} />
          </section>
          <div className={styles.form}>
            <FormPanel id="cotizacion" title={quotation.title} intro={listPageTexts.formIntro}>
              <EnhancedForm
                kind="quotation"
                draftKey="cotizacion:lista"
                submitLabel={quotation.submit}
                requested={{ name: listPageTexts.name(texts.length), lines: texts }}
              >
                <input type="hidden" name="items" value={formatList(items)} />
                <input type="hidden" name="extras" value={formatExtras(lines)} />
                {children}
              </EnhancedForm>
            </FormPanel>
          </div>
          <ListTools
            name={name}
            lines={texts.map(({ text }) => text)}
            address={address}
            left={left}
            kept={isMine || device === null ? 'this' : device === '' ? 'none' : 'other'}
            onSave={() => saveDeviceList(formatLines(lines))}
            onMerge={merge}
          />
        </div>
      )}
    </>
  );
}
