'use client';

import { type ReactNode, useRef, useState } from 'react';
import { quotation } from '@/content/client/quotation';
import { listTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { limits } from '@/content/limits';
import { formatList, type ListItem } from '@/lib/quotation-list/address';
import { routes, toComparisonPath, toQuotationListPath } from '@/lib/routes';
import { truncate } from '@/lib/text';
import { EnhancedForm } from '../forms/enhanced-form';
import { FormPanel } from '../forms/form-panel';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { saveDeviceList } from './device-list';
import { ListRow, type RowProduct } from './list-row';
import { ListTools } from './list-tools';
import { PrintedCode, PrintedHead } from './printed';
import styles from './quotation-list.module.scss';
import { useList } from './use-list';

type Props = {
  /** The products of the list that there are, and how many of each. */
  readonly products: readonly (RowProduct & ListItem)[];
  /** The whole list of the address. */
  readonly requested: readonly ListItem[];
  readonly siteUrl: string;
  /** Name and contacts, for the printed list. */
  readonly company: string;
  /** The fields of the form, server-rendered. */
  readonly children: ReactNode;
  /** What there is to see without a product. */
  readonly empty: ReactNode;
};

/** A list of products with quantities, and the form that asks for them all at once. */
export function QuotationList({ products, requested, siteUrl, company, children, empty }: Props) {
  const { items, isMine, device, edit } = useList(products.map(toItem), requested);
  const [status, setStatus] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const rows = items.flatMap(({ id, quantity }) => {
    const product = products.find((one) => one.id === id);
    return product ? [{ ...product, quantity }] : [];
  });

  const changeQuantity = ({ id, name }: RowProduct, quantity: number) => {
    edit(items.map((item) => (item.id === id ? { id, quantity } : item)));
    setStatus(listPageTexts.changed(name, quantity));
  };
  const remove = ({ id, name }: RowProduct) => {
    edit(items.filter((item) => item.id !== id));
    setStatus(listTexts.removed(name));
    // What was pressed is gone.
    title.current?.focus();
  };

  const address = siteUrl + toQuotationListPath(items);
  return (
    <>
      <p className={styles.status} role="status">
        {status}
      </p>
      {items.length === 0 && empty}
      {items.length > 0 && (
        <div className={styles.layout}>
          <section className={styles.list} aria-labelledby="lista-titulo">
            <PrintedHead company={company} />
            <h2 id="lista-titulo" className={styles.title} ref={title} tabIndex={-1}>
              {items.length} {listTexts.products(items.length)}
            </h2>
            <form action={routes.quotationListChange} onSubmit={(event) => event.preventDefault()}>
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <ListRow
                    key={row.id}
                    product={row}
                    quantity={row.quantity}
                    without={toQuotationListPath(items.filter(({ id }) => id !== row.id))}
                    onChange={(quantity) => changeQuantity(row, quantity)}
                    onRemove={() => remove(row)}
                  />
                ))}
              </ul>
              <button type="submit" className={styles.update}>
                {listPageTexts.update}
              </button>
            </form>
            <ButtonLink href={routes.categories} look="quiet" className={styles.more}>
              <Icon name="plus" size={20} />
              {listPageTexts.browseMore}
            </ButtonLink>
            {items.length > 1 && (
              <ButtonLink
                href={toComparisonPath(items.slice(0, limits.comparison).map(({ id }) => id))}
                look="quiet"
                className={styles.more}
                prefetch={false}
              >
                {items.length > limits.comparison
                  ? listPageTexts.compareFirst(limits.comparison)
                  : listPageTexts.compare}
              </ButtonLink>
            )}
            <PrintedCode items={items} address={address} />
          </section>
          <div className={styles.form}>
            <FormPanel id="cotizacion" title={quotation.title} intro={listPageTexts.formIntro}>
              <EnhancedForm
                kind="quotation"
                draftKey="cotizacion:lista"
                submitLabel={quotation.submit}
                requested={{
                  name: listPageTexts.name(items.length),
                  lines: rows.map(toLine),
                }}
              >
                <input type="hidden" name="items" value={formatList(items)} />
                {children}
              </EnhancedForm>
            </FormPanel>
          </div>
          <ListTools
            name={`${listTexts.title}: ${items.length} ${listTexts.products(items.length)}`}
            address={address}
            kept={isMine || device === null ? 'this' : device === '' ? 'none' : 'other'}
            onSave={() => saveDeviceList(items)}
          />
        </div>
      )}
    </>
  );
}

/** A product as a line of a message. */
const toLine = ({ id, name, quantity }: RowProduct & ListItem) => {
  return { id, name, text: listPageTexts.line({ id, name: truncate(name, limits.listedName), quantity }) };
};

const toItem = ({ id, quantity }: ListItem): ListItem => ({ id, quantity });
