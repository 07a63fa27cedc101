import { listLimits } from '@/content/list-limits';
import { listIntro } from '@/content/quotation-list';
import { toSharedAddress } from '@/lib/sharing/share-links';
import { WhatsAppButton } from '../layout/whatsapp-button';
import { describeLines, linkLines } from './describe-lines';
import type { DrawnList } from './list-share';

/** The chat button of a list, with its lines and its address as the first words. */
export function ListChat({ products, lines, address }: DrawnList) {
  const texts = linkLines(describeLines(products, lines), listLimits.shared);
  if (texts.length === 0) return null;
  return <WhatsAppButton text={[listIntro.chat, ...texts, toSharedAddress(address, 'whatsapp')].join('\n')} />;
}
