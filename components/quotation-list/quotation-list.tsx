'use client';

import { type ReactNode, useRef } from 'react';
import { quotation } from '@/content/client/quotation';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { formatList } from '@/lib/quotation-list/address';
import type { QuotationLines } from '@/lib/quotation-list/lines';
import { EnhancedForm } from '../forms/enhanced-form';
import { FormPanel } from '../forms/form-panel';
import { ButtonAnchor } from '../ui/button';
import { CompareLink } from './compare-link';
import { countLines, describeLines, linkLines } from './describe-lines';
import { saveDeviceList } from './device-list';
import { KeepList } from './keep-list';
import { ListLines } from './list-lines';
import type { RowProduct } from './list-row';
import { ListTools } from './list-tools';
import { type ListCodec, plainCodec } from './plain-codec';
import styles from './quotation-list.module.scss';
import { useList } from './use-list';
import { useListActions } from './use-list-actions';
import { type Drawn, useRedrawn } from './use-redrawn';

type Props = Drawn & {
  /** The products of the list that there are. */
  readonly products: readonly RowProduct[];
  /** The whole list of the address. */
  readonly requested: QuotationLines;
  readonly codec?: ListCodec;
  readonly siteUrl: string;
  /** Above and below the lines on paper, and the last line of their form: all server-rendered. */
  readonly head: ReactNode;
  readonly signatures: ReactNode;
  readonly adder: ReactNode;
  /** The way to more products, server-rendered. */
  readonly more: ReactNode;
  /** What a list says that is not the one of this device. */
  readonly foreign: string;
  /** Above the form that asks for all of it. */
  readonly intro: string;
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
  const { items } = lines;
  const rows = items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.id);
    return product ? [{ product, item }] : [];
  });
  const texts = describeLines(products, lines);
  const text = codec.write(lines);
  const { share, code, chat } = useRedrawn(parts, { products, lines, address: siteUrl + codec.toPath(lines) }, text);
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
            <div className={styles.head}>
              <h2 id="lista-titulo" className={styles.title} ref={title} tabIndex={-1}>
                {countLines(lines)}
              </h2>
              {device !== null && !list.isMine && (
                <KeepList
                  hasOther={device !== ''}
                  onSave={() => {
                    saveDeviceList(text);
                    // The buttons go with what they were for.
                    title.current?.focus();
                  }}
                  onMerge={merge}
                />
              )}
            </div>
            <p className={styles.foreign}>{parts.foreign}</p>
            <ListLines
              lines={lines}
              rows={rows}
              codec={codec}
              isMine={list.isMine}
              title={title}
              onEdit={(changed, said) => {
                edit(changed);
                setStatus(said);
              }}
              onWrite={write}
            >
              {parts.adder}
            </ListLines>
            {parts.more}
            <CompareLink ids={items.map(({ id }) => id)} />
            {parts.signatures}
            {code}
            <p className={styles.way}>
              <ButtonAnchor href="#cotizacion">{listPageTexts.toForm}</ButtonAnchor>
            </p>
            {chat}
          </section>
          <div className={styles.form}>
            <FormPanel id="cotizacion" title={quotation.title} intro={parts.intro}>
              <EnhancedForm
                kind="quotation"
                draftKey="cotizacion:lista"
                submitLabel={quotation.submit}
                requested={{
                  name: listPageTexts.name(countLines(lines)),
                  lines: texts,
                  link: (most) => linkLines(texts, most),
                }}
              >
                <input type="hidden" name="items" value={formatList(items)} />
                <input type="hidden" name="extras" value={text.split('/')[1] ?? ''} />
                {parts.children}
              </EnhancedForm>
            </FormPanel>
          </div>
          <ListTools share={share} />
        </div>
      )}
    </>
  );
}
