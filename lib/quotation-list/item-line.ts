import { messages } from '@/content/messages';

/** `text` with a line behind it that says how many of a product are asked for, and which of the products of a request it is. */
export function addItemLine(text: string, ...about: Parameters<typeof messages.forms.itemLine>): string {
  return `${text}\n${messages.forms.itemLine(...about)}`;
}

/** The quantity in a text that addItemLine gave. */
export function getQuantity(text: string): number {
  return Number(/\d+/.exec(text.slice(text.lastIndexOf('\n')))?.[0]);
}
