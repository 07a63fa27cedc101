/** True when two PDFs differ at most in what Chromium changes at every print: dates and the numbers of structure nodes. */
export function isSamePdf(one: Buffer, other: Buffer): boolean {
  return dropDates(one) === dropDates(other);
}

function dropDates(pdf: Buffer): string {
  return pdf.toString('latin1').replace(/\(D:[^)]*\)|\(node\d+\)/g, '');
}
