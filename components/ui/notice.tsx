import { failureText } from '@/content/client/error';
import { messages } from '@/content/messages';
import { Icon } from './icon';

/** 'Error: ' and why, where a list would be (docs/behaviour.md#required). */
export function ErrorNotice({ failure }: { readonly failure: string | undefined }) {
  return (
    <p className="error" role="status">
      <Icon name="alert" />
      <span>
        {messages.error.prefix}
        {failureText(failure)}
      </span>
    </p>
  );
}

type WarningProps = {
  /** The fragment of the address by which a redirect shows it. */
  readonly id?: string;
  /** True where the page itself has found the reason. */
  readonly isShown?: boolean;
  readonly text: string;
};

/** Says that something is missing: where the page detects it, and where a redirect signals it. */
export function WarningNotice({ id, isShown = false, text }: WarningProps) {
  return (
    <p id={id} className={isShown ? 'warning' : 'warning awaited'}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
