type Props = { readonly at: number };

/** When a request was sent, as the visitor's own clock says it; drawn in the browser alone. */
export function RequestDate({ at }: Props) {
  const date = new Date(at);
  const { lang } = document.documentElement;
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleString(lang || undefined, { dateStyle: 'long', timeStyle: 'short' })}
    </time>
  );
}
