import { number, string } from 'yup';

/** An absolute http(s) address without slashes at its end, so that paths can follow. */
export const httpUrl = () =>
  string()
    .trim()
    .test('http-url', ({ path }) => `${path} must be an absolute http(s) address`, isHttpUrlOrUnset)
    .transform((text: string) => text.replace(/\/+$/, ''));

/** True for an absolute http(s) address, and for none. */
export function isHttpUrlOrUnset(text: string | undefined): boolean {
  return text === undefined || (/^https?:\/\//i.test(text) && URL.canParse(text));
}

/** A whole number within bounds. */
export const wholeNumber = (least: number, most: number) => {
  const rule = ({ path }: { readonly path: string }) => `${path} must be a whole number from ${least} to ${most}`;
  return number().typeError(rule).integer(rule).min(least, rule).max(most, rule);
};

/** A key that nobody can guess. */
export const secret = () =>
  string()
    .trim()
    .min(16, ({ path }) => `${path} must have at least 16 characters`);
