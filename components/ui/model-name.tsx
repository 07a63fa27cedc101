import { Fragment } from 'react';

/** 'MV-12' of 'Monitor de signos vitales MV-12', a range as '20–200', and the slash between the words of 'Desfibrilador/monitor'. */
const PARTS = /(\p{L}{1,6}-\d[\p{L}\d-]{0,9}|\d{1,6}–\d{1,6}|(?<=\p{L})\/(?=\p{L}))/u;

/** A name without line breaks at the hyphen of a model or the dash of a range, where browsers break before a digit; one may follow a slash. */
export function ModelName({ children }: { readonly children: string }) {
  // Every second part is a model or a slash.
  return children.split(PARTS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={index}>
      {index % 2 === 0 || part === '/' ? part : <span className="model">{part}</span>}
      {part === '/' && <wbr />}
    </Fragment>
  ));
}
