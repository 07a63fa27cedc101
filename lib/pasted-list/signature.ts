import { messageWords } from '@/content/message-words';
import { listWords } from '@/content/pasted-list';
import { foldAccents } from '@/lib/text';
import { dropOpenings } from './plain-words';
import { readQuantity } from './quantity';

const CLOSING = new RegExp(`^(?:${messageWords.closings.join('|')})(?!\\p{L})`, 'u');
const SENDER = new RegExp(`^(?:${messageWords.senders.join('|')})(?!\\p{L})`, 'u');
const CONDITION = new RegExp(`^(?:${messageWords.conditions.join('|')})(?!\\p{L})`, 'u');
/** A mail address, or a telephone number of ten digits: '+57 (310) 555-12-34', '601 555 12 34 ext. 12'. */
const CONTACT =
  /[^\s@]{1,64}@[^\s@]{1,190}|(?<![\p{L}\d-])(?:\+?57[ .-]?)?\(?(?:3\d|60)\d(?:[ .()-]{0,2}\d){7}(?!\d)(?:,? ext\.? ?\d{1,5})?/iu;
/** 'Tel. 555 12 34', 'NIT 900.123.456-7' */
const NAMED_NUMBER = new RegExp(`^(?:${messageWords.contacts.join('|')})\\W{0,5}[\\d(+]`, 'u');
const COUNT = new RegExp(`^[(x]?\\d|(?:^|\\s)(?:${listWords.numbers.join('|')})\\s`);

/** True for a row with which a message ends: 'Cordialmente,' or 'Gracias, Hospital San Ejemplo'. */
export function isClosing(row: string): boolean {
  return CLOSING.test(foldAccents(row)) && !/\d/.test(row.replace(CONTACT, ''));
}

/** True for a row with a telephone number or a mail address, and no other number. */
export function isContact(row: string): boolean {
  return NAMED_NUMBER.test(foldAccents(row)) || (CONTACT.test(row) && !/\d/.test(row.replace(CONTACT, '')));
}

/** True for a row that says who writes or how to send it, 'IPS San Ejemplo', or heads a `next` that says how many: 'Equipos de la UCI:'. */
export function isSender(row: string, next: string): boolean {
  const folded = foldAccents(row).replace(/^\W+/, '');
  const isNamed = SENDER.test(dropOpenings(folded)) && !/\d/.test(row);
  return (
    isNamed || CONDITION.test(folded) || (row.endsWith(':') && !COUNT.test(folded) && COUNT.test(foldAccents(next)))
  );
}

/** True for a row that asks for no quantity: behind a closing it says who writes. */
export function isSignature(row: string): boolean {
  return !COUNT.test(foldAccents(row)) && readQuantity(row).quantity === 1;
}
