import { toWhatsAppAddress } from '@/lib/sharing/whatsapp';
import { ButtonAnchor } from './button';

/** The way to a chat with the company, which begins with `text`. */
export function ChatLink({ text, children }: { readonly text?: string | undefined; readonly children: string }) {
  return (
    <ButtonAnchor icon="whatsapp" look="quiet" href={toWhatsAppAddress(text)} target="_blank" rel="noopener">
      {children}
    </ButtonAnchor>
  );
}
