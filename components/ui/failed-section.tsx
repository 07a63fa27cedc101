import { ErrorNotice } from './error-notice';
import { Section } from './section';

type Props = { readonly id: string; readonly title: string; readonly message: string };

/** The place of a section whose data could not be read. */
export function FailedSection({ id, title, message }: Props) {
  return (
    <Section id={id} title={title}>
      <ErrorNotice message={message} />
    </Section>
  );
}
