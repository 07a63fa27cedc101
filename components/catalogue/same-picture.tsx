import { type ReactNode, ViewTransition } from 'react';

type Props = {
  /** Of the product that it shows. */
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The picture of a product: from its card to its page and back it is the same one, which moves (styles/_motion.scss). */
export function SamePicture({ id, ...box }: Props) {
  return (
    <ViewTransition name={`producto-${id}`} share="auto" default="none">
      {/* What moves needs a box, which a picture in two formats has not. */}
      <div {...box} />
    </ViewTransition>
  );
}
