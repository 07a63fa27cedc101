import type { Catalogue } from '@/lib/embedded-backend/catalogue';
import { toCsv } from '@/lib/embedded-backend/export/to-csv';
import { truncate } from '@/lib/text';
import { checkProduct, type Subject, type Surroundings, subjects } from './check-product';

/** Something of a product that a visitor misses or that leads nowhere. */
export type Finding = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly subject: Subject;
  readonly finding: string;
};

const COLUMNS = ['id', 'code', 'name', 'subject', 'finding'] as const satisfies readonly (keyof Finding)[];
/** Signs that would forge lines of a terminal. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** Letters of a name and of a finding that a line shows. */
const SHOWN_LETTERS = { name: 40, finding: 160 };

/** Everything that is found in a catalogue, by product, but for the subjects to skip. */
export function listFindings(
  { products, related }: Pick<Catalogue, 'products' | 'related'>,
  site: Pick<Surroundings, 'hasFile' | 'now'>,
  skipped: readonly string[] = [],
): Finding[] {
  const around = { ...site, related, ids: new Set(products.map(({ id }) => id)) };
  const asked = subjects.filter((subject) => !skipped.includes(subject));
  return products.flatMap((product) => {
    const { id, code, name } = product;
    const found = checkProduct(product, around);
    return asked.flatMap((subject) =>
      found[subject].map((finding) => ({ id, code: code ?? '', name, subject, finding })),
    );
  });
}

/** A table of plain text: the first findings. */
export function toTable(findings: readonly Finding[], most: number): string[] {
  const { name, finding } = SHOWN_LETTERS;
  const cells = findings
    .slice(0, most)
    .map((row) => [row.id, row.code, truncate(row.name, name), row.subject, truncate(row.finding, finding)]);
  const lines = [COLUMNS.map((column) => column.toUpperCase()), ...cells].map((line) =>
    line.map((cell) => String(cell).replace(INVISIBLE, ' ')),
  );
  const widths = COLUMNS.slice(0, -1).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

/** How many findings there are of each subject, and of how many products. */
export function toSummary(findings: readonly Finding[], products: number): string {
  const counts = subjects.map((subject) => ({
    subject,
    count: new Set(findings.filter((one) => one.subject === subject).map(({ id }) => id)).size,
  }));
  const words = counts.filter(({ count }) => count > 0).map(({ subject, count }) => `${subject} ${count}`);
  return `${products} products and services, with findings: ${words.join(', ') || 'none'}.`;
}

/** All findings as CSV with a header. */
export function toFindingsCsv(findings: readonly Finding[]): string {
  return toCsv([[...COLUMNS], ...findings.map((row) => COLUMNS.map((name) => String(row[name])))]);
}
