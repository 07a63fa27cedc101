import { pick } from '@/lib/http/records';
import { log, toErrorName } from '@/lib/log';
import { toPublicAddress, toShortPath } from '@/lib/routes';
import { type FieldName, type FormKind, getFieldNames } from '../fields';
import { toReceipt } from '../replies';
import type { Submission } from '../submission';

/** A product of a request; `quantity` is null where the visitor was not asked for it. */
export type Line = {
  readonly id: string;
  /** '' while the catalogue does not say it. */
  readonly name: string;
  readonly quantity: number | null;
  readonly address: string;
};

/** All that the company is told of a request. */
export type ToldRequest = {
  readonly reference: string;
  readonly form: FormKind;
  readonly receivedAt: number;
  /** The promised moment. */
  readonly answerTime: number;
  /** What the visitor wrote. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly lines: readonly Line[];
};

export type Catalogue = {
  readonly siteUrl: string;
  /** The name of a product, or ''. */
  readonly getName: (id: string) => Promise<string>;
};

/** Puts the rows of a request together again; null where its visitor was refused all of it, or it was deleted. */
export async function readRequest(rows: readonly Submission[], catalogue: Catalogue): Promise<ToldRequest | null> {
  const [first] = rows;
  if (!first) return null;
  const lines = rows.filter(({ payload }) => payload.id_product).map((row) => toLine(row, catalogue));
  return {
    reference: first.reference,
    form: first.kind,
    receivedAt: first.createdAt,
    answerTime: toReceipt(first).answerTime,
    fields: { ...pick(first.payload, getFieldNames(first.kind)), description: getWords(rows) },
    lines: await Promise.all(lines),
  };
}

async function toLine({ payload, quantity }: Submission, { siteUrl, getName }: Catalogue): Promise<Line> {
  const { id_product: id = '' } = payload;
  return {
    id,
    name: await getName(id).catch(noteMissing),
    quantity: quantity ?? null,
    address: toPublicAddress(siteUrl, toShortPath(id)),
  };
}

/** A mail never waits for the catalogue. */
function noteMissing(error: unknown): string {
  log.warn({ error: toErrorName(error) }, 'the name of a product is missing in a mail');
  return '';
}

/** What the visitor wrote, free lines and notes included, without the lines that toRows and toParts add. */
function getWords([first, ...others]: readonly Submission[]): string {
  const lines = (row?: Submission) => row?.payload.description?.split('\n') ?? [];
  const written = first?.quantity === undefined ? lines(first) : lines(first).slice(0, -1);
  const continued = others.filter(({ payload }) => !payload.id_product).flatMap((row) => lines(row).slice(1));
  return [...written, ...continued].join('\n');
}
