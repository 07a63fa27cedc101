/** Characters that could end the script tag, open a comment or break a line of script. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Data about the page for search engines; nobody sees it and nothing runs. */
export function JsonLd({ data }: { readonly data: object }) {
  return <script type="application/ld+json">{toJsonLd(data)}</script>;
}

/** `data` as JSON that no text in it can break out of a script tag with; absent values are left out. */
export function toJsonLd(data: object): string {
  return JSON.stringify(data).replace(UNSAFE, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
