'use client';

import { useRouter } from 'next/navigation';
import { type FocusEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { quotation } from '@/content/client/quotation';
import { listTexts } from '@/content/client/quotation-list';
import { lineTexts, listPageTexts } from '@/content/client/quotation-list-page';
import { addLines, fitList, type Line, MAX_LINES, toListPath } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { EnhancedForm } from '../forms/enhanced-form';
import { FormPanel } from '../forms/form-panel';
import { WhatsAppButton } from '../layout/whatsapp-button';
import { Button, ButtonAnchor } from '../ui/button';
import { PrintButton } from '../ui/print-button';
import { ShareMenu } from '../ui/share-menu';
import { addToDevice } from './add-to-device';
import { ListRow, type RowProduct } from './list-row';
import { PrintedFoot, PrintedHead } from './printed';
import styles from './quotation-list.module.scss';
import { useList } from './use-list';

type Props = {
  /** The products of the list that there are. */
  readonly products: readonly RowProduct[];
  /** The whole list of the address. */
  readonly requested: readonly Line[];
  readonly siteUrl: string;
  /** On paper. */
  readonly company: string;
  /** The last field of the form of its lines, and the fields of the quotation: server-rendered. */
  readonly adder: ReactNode;
  readonly children: ReactNode;
};

/** What was done, in words, and the lines that bring back what was taken off. */
type Status = { readonly text: string; readonly before?: readonly Line[] };

/** A list of products and other things with quantities, and the form that asks for them all at once. */
export function QuotationList({ products, requested, siteUrl, company, adder, children }: Props) {
  const router = useRouter();
  const list = useList(
    products.map(({ id }) => id),
    requested,
  );
  const { rows, lines, text, device, change } = list;
  const [status, setStatus] = useState<Status>({ text: '' });
  const title = useRef<HTMLHeadingElement>(null);
  const address = siteUrl + toListPath(lines);
  const count = `${lines.length} ${listTexts.lines(lines.length)}`;
  const named = lines.map(({ id = '', text = '' }) => ({
    id,
    name: products.find((product) => product.id === id)?.name ?? text,
  }));
  const { left } = fitList(lines);
  const isMine = device === text;

  const remove = (line: Line, name: string) => {
    change(lines.filter((one) => one !== line));
    setStatus({ text: listTexts.removed(name), before: lines });
    title.current?.focus();
  };

  const undo = (before: readonly Line[]) => {
    change(before);
    setStatus({ text: '' });
    title.current?.focus();
  };

  const save = () => {
    const { path, left: unsaved } = addToDevice(lines);
    // What did not fit is only here; the button goes with what it was for.
    if (unsaved > 0) setStatus({ text: lineTexts.noRoom(unsaved, MAX_LINES) });
    else if (path === toListPath(lines)) title.current?.focus();
    else router.push(path);
  };

  /** Adds the one line that is typed; several are reviewed first, which the server does, as without scripts. */
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.querySelector('textarea');
    if (!field?.value.trim()) return;
    const reader = await import('@/lib/pasted-list/parse').catch(() => null);
    const [line, ...others] = reader?.parsePasted(field.value).lines ?? [];
    if (!line || others.length > 0) return form.submit();
    const sum = addLines(lines, [line]);
    if (sum.left > 0) return setStatus({ text: listTexts.full(MAX_LINES) });
    setStatus({ text: listTexts.added(`«${line.text}»`) });
    field.value = '';
    change(sum.lines);
    // The new row has moved what was pressed.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  };

  /** What is left in a field and cannot be taken is given up, and that is said. */
  const onBlur = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.validity.valid) return;
    target.value = target.defaultValue;
    setStatus({ text: target.type === 'number' ? listPageTexts.wrong(target.value) : '' });
  };

  return (
    <>
      <div className={styles.status} role="status">
        {status.text}{' '}
        {status.before && (
          <Button look="quiet" onClick={() => undo(status.before ?? [])}>
            {listPageTexts.undo}
          </Button>
        )}
      </div>
      <div className={styles.layout}>
        <section className={styles.list} aria-labelledby="lista-titulo">
          <PrintedHead company={company} />
          <div className={styles.head}>
            <h2 id="lista-titulo" ref={title} tabIndex={-1}>
              {lines.length > 0 ? count : listPageTexts.empty}
            </h2>
            {lines.length > 0 && device !== null && !isMine && (
              <>
                <p className="remark">{listPageTexts.foreign}</p>
                <Button look="quiet" onClick={save}>
                  {listPageTexts[device === '' ? 'save' : 'merge']}
                </Button>
              </>
            )}
          </div>
          {left > 0 && <p className="remark">{lineTexts.tooLong(left)}</p>}
          <form
            ref={list.form}
            action={routes.quotationListChange}
            method="post"
            onInput={list.readForm}
            onBlur={onBlur}
            onSubmit={add}
          >
            {/* What Enter presses: the first button, which else would take a line off. */}
            <input type="submit" hidden />
            <ol className={styles.rows}>
              {rows.map(({ key, line }, place) => (
                <ListRow
                  key={key}
                  line={line}
                  place={place}
                  product={products.find(({ id }) => id === line.id)}
                  isMine={isMine}
                  onRemove={(name) => remove(line, name)}
                />
              ))}
            </ol>
            {adder}
            <Button type="submit" look="quiet" className={styles.update}>
              {listPageTexts.update}
            </Button>
          </form>
          {lines.length > 0 && (
            <>
              <div className={styles.links}>
                <PrintButton>{listPageTexts.print}</PrintButton>
                <ShareMenu
                  key={address}
                  label={lineTexts.share}
                  name={`${listTexts.title}: ${count}`}
                  address={address}
                />
              </div>
              <PrintedFoot address={address} />
              <p className={`dock ${styles.way}`}>
                <ButtonAnchor href="#cotizacion" look="quiet">
                  {listPageTexts.toForm}
                </ButtonAnchor>
              </p>
            </>
          )}
          <WhatsAppButton text={listPageTexts.chat(address)} />
        </section>
        {lines.length > 0 && (
          <FormPanel id="cotizacion" title={quotation.title}>
            <EnhancedForm
              kind="quotation"
              draftKey="cotizacion:lista"
              submitLabel={quotation.submit}
              requested={{ name: listPageTexts.name(count), lines: named }}
            >
              <input type="hidden" name="items" value={text} />
              {children}
            </EnhancedForm>
          </FormPanel>
        )}
      </div>
    </>
  );
}
