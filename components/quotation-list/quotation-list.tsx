'use client';

import { useRouter } from 'next/navigation';
import { type FocusEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { quotation } from '@/content/client/quotation';
import { listTexts } from '@/content/client/quotation-list';
import { lineTexts, listPageTexts } from '@/content/client/quotation-list-page';
import { fitList, type Line, MAX_LINES, toListPath } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { EnhancedForm } from '../forms/enhanced-form';
import { FormPanel } from '../forms/form-panel';
import { Button, ButtonAnchor } from '../ui/button';
import { PrintButton } from '../ui/print-button';
import { ShareMenu } from '../ui/share-menu';
import { addToDevice } from './add-to-device';
import { describeLines, linkLines } from './describe-lines';
import { ListRow, type RowProduct } from './list-row';
import { PrintedCode } from './printed';
import styles from './quotation-list.module.scss';
import { useList } from './use-list';

type Props = {
  /** The products of the list that there are. */
  readonly products: readonly RowProduct[];
  /** The whole list of the address. */
  readonly requested: readonly Line[];
  readonly siteUrl: string;
  /** Above and below the lines on paper, and the last field of their form: all server-rendered. */
  readonly head: ReactNode;
  readonly signatures: ReactNode;
  readonly adder: ReactNode;
  /** The chat button of the list as it came, server-rendered. */
  readonly chat: ReactNode;
  /** What a list says that is not the one of this device. */
  readonly foreign: string;
  /** Above the form that asks for all of it. */
  readonly intro: string;
  /** The fields of that form, server-rendered. */
  readonly children: ReactNode;
  /** What there is to see without a line. */
  readonly empty: ReactNode;
};

/** A list of products and other things with quantities, and the form that asks for them all at once. */
export function QuotationList({ products, requested, siteUrl, foreign, ...parts }: Props) {
  const router = useRouter();
  const list = useList(
    products.map(({ id }) => id),
    requested,
  );
  const { rows, lines, text, change } = list;
  const [first] = useState(text);
  const [status, setStatus] = useState<ReactNode>();
  const title = useRef<HTMLHeadingElement>(null);
  const address = siteUrl + toListPath(lines);
  const count = `${lines.length} ${listTexts.lines(lines.length)}`;
  const texts = describeLines(products, lines);
  const { left } = fitList(lines);
  const link = (most: number) => linkLines(texts, most);

  const remove = (line: Line, name: string) => {
    const rest = lines.filter((one) => one !== line);
    const undo = () => {
      change({ type: 'show', lines });
      setStatus('');
      document.querySelector('main')?.focus();
    };
    change({ type: 'show', lines: rest });
    setStatus(
      <>
        {listTexts.removed(name)}{' '}
        <Button look="quiet" onClick={undo}>
          {listTexts.undo}
        </Button>
      </>,
    );
    // Without a line there is no title.
    title.current?.closest<HTMLElement>(rest.length > 0 ? 'h2' : 'main')?.focus();
  };

  const save = () => {
    const { path, left: unsaved } = addToDevice(lines);
    // What did not fit is only here; the button goes with what it was for.
    if (unsaved > 0) setStatus(lineTexts.noRoom(unsaved, MAX_LINES));
    else if (path === toListPath(lines)) title.current?.focus();
    else router.push(path);
  };

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.querySelector('textarea');
    if (!field?.value.trim()) return;
    // Without a connection to the reader the server reads it, as without scripts.
    const { addTyped } = await import('./add-typed').catch(() => ({ addTyped: () => null }));
    const added = addTyped(lines, field.value);
    if (!added) return form.submit();
    setStatus(added.status);
    if (added.lines === lines) return;
    field.value = '';
    change({ type: 'show', lines: added.lines });
    // The new row has moved what was pressed.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  };

  /** What is left in a field and cannot be taken is given up, and that is said. */
  const onBlur = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.validity.valid) return;
    target.value = target.defaultValue;
    list.readForm();
    setStatus(target.type === 'number' ? listPageTexts.wrong(target.value) : '');
  };

  let own = 0;
  return (
    <>
      <div className={styles.status} role="status">
        {status}
      </div>
      {lines.length === 0 && parts.empty}
      {lines.length > 0 && (
        <div className={styles.layout}>
          <section className={styles.list} aria-labelledby="lista-titulo">
            {parts.head}
            <div className={styles.head}>
              <h2 id="lista-titulo" ref={title} tabIndex={-1}>
                {count}
              </h2>
              <ShareMenu
                key={address}
                label={lineTexts.share}
                name={`${listTexts.title}: ${count}`}
                address={address}
                lines={link}
              />
              {list.device !== null && !list.isMine && (
                <>
                  <p className={styles.foreign}>{foreign}</p>
                  <Button icon="save" look="quiet" onClick={save}>
                    {listPageTexts[list.device === '' ? 'save' : 'merge']}
                  </Button>
                </>
              )}
            </div>
            {left > 0 && <p className={styles.mark}>{lineTexts.tooLong(left)}</p>}
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
                {rows.map(({ key, line }) => (
                  <ListRow
                    key={key}
                    line={line}
                    product={products.find(({ id }) => id === line.id)}
                    own={line.id === undefined ? own++ : 0}
                    isMine={list.isMine}
                    onRemove={(name) => remove(line, name)}
                  />
                ))}
              </ol>
              {parts.adder}
              <button type="submit" className={styles.update}>
                {listPageTexts.update}
              </button>
            </form>
            <PrintButton>{listPageTexts.print}</PrintButton>
            {parts.signatures}
            <PrintedCode lines={lines} address={address} />
            <p className={styles.way}>
              <ButtonAnchor href="#cotizacion" look="quiet">
                {listPageTexts.toForm}
              </ButtonAnchor>
            </p>
            {text === first && parts.chat}
          </section>
          <FormPanel id="cotizacion" title={quotation.title} intro={parts.intro}>
            <EnhancedForm
              kind="quotation"
              draftKey="cotizacion:lista"
              submitLabel={quotation.submit}
              requested={{ name: listPageTexts.name(count), lines: texts, link }}
            >
              <input type="hidden" name="items" value={text} />
              {parts.children}
            </EnhancedForm>
          </FormPanel>
        </div>
      )}
    </>
  );
}
