type Props = {
  /** JSON that is safe within a script tag. */
  readonly text: string;
};

/** Data about the page for search engines; nobody sees it and nothing runs. */
export function JsonLd({ text }: Props) {
  return <script type="application/ld+json">{text}</script>;
}
