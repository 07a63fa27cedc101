/** The number by which a visitor and the staff speak of a submission: the first eight characters of its key, in capitals. */
export function getReference(key: string): string {
  return key
    .replace(/^\w+:=?/, '')
    .slice(0, 8)
    .toUpperCase();
}
