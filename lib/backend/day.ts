/** The day of '2026-11-21', '2026-11-21 08:00:00' or '2026-11-21T08:00:00Z'; null when the text is no date. */
export function getDay(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}
