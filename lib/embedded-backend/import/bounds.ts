/** What a spreadsheet may have at most: more than the largest catalogue that was measured, and less than fills the memory of a small host. */
export const bounds = {
  fileBytes: 64 * 1024 ** 2,
  unpackedBytes: 192 * 1024 ** 2,
  /** Tags of the parts of a workbook that become objects as a whole, such as its list of texts. */
  tags: 2_000_000,
  rows: 100_000,
  columns: 500,
  cells: 5_000_000,
} as const;

/** Gives a function that takes the rows of `what`, one after another, and throws when they are too many or too wide. */
export function createRowCheck(what = 'the file'): (line: number, width: number) => void {
  let [rows, cells] = [0, 0];
  return (line, width) => {
    rows += 1;
    cells += width;
    if (width > bounds.columns)
      throw new Error(`row ${line} of ${what} has ${width} columns; at most ${bounds.columns} are read`);
    if (rows > bounds.rows) throw new Error(`${what} has more than ${bounds.rows} rows`);
    if (cells > bounds.cells) throw new Error(`${what} has more than ${bounds.cells} cells`);
  };
}
