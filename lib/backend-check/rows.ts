import { BackendError } from '@/lib/backend/errors';
import type { Fault } from '@/lib/backend/faults';

/** One line of the report; what is to `look` at is no fault, but only a person can judge it. */
export type Row = {
  readonly call: string;
  readonly expected: string;
  readonly came: string;
  readonly verdict: 'ok' | 'look' | 'FAULT';
};

/** What came is not what was expected; `message` says what came. */
export class UnmetError extends Error {
  override name = 'UnmetError';
}

/** What a fault says of an answer, in words. */
export const toWords = ({ field, expected, received }: Fault) => `${field}: ${received} (expected: ${expected})`;

/** A list of rows that grows: `work` resolves to what came, and throws when it is not what was expected. */
export function createRows() {
  const rows: Row[] = [];
  return {
    rows,
    add: async (call: string, expected: string, work: () => Promise<string>): Promise<void> => {
      try {
        rows.push({ call, expected, came: await work(), verdict: 'ok' });
      } catch (error) {
        if (!(error instanceof BackendError || error instanceof UnmetError)) throw error;
        const came = error instanceof BackendError ? toWords(error.fault) : error.message;
        rows.push({ call, expected, came, verdict: 'FAULT' });
      }
    },
    look: (call: string, expected: string, came: string) => void rows.push({ call, expected, came, verdict: 'look' }),
  };
}

export type Rows = ReturnType<typeof createRows>;

/** The rows as a table of plain text. */
export function toTable(rows: readonly Row[]): string {
  const lines = [
    ['CALL', 'EXPECTED', 'CAME', 'VERDICT'],
    ...rows.map(({ call, expected, came, verdict }) => [call, expected, came, verdict]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
