'use client';

import { type ComponentProps, createContext, use } from 'react';

/** What is wrong with each field of the form around, by its name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

type Props = ComponentProps<'input'> & {
  readonly name: string;
  /** A text of several lines. */
  readonly rows?: number | undefined;
};

/** A field that says whether it is wrong. */
export function FieldControl(props: Props) {
  const Tag = (props.rows ? 'textarea' : 'input') as 'input';
  return <Tag {...props} aria-invalid={props.name in use(FieldErrors) || undefined} />;
}

/** What is wrong with the field `name`: `id` is in its `aria-describedby`. */
export function FieldError({ name, ...props }: { readonly name: string } & ComponentProps<'p'>) {
  return <p {...props}>{use(FieldErrors)[name]}</p>;
}
