import { processTexts } from '@/content/client/process';
import { fields } from '@/lib/forms/fields';
import { getRightCheckDigit } from '@/lib/forms/nit';
import { processNames } from '@/lib/forms/process-fields';

const MOST = fields.description.maxLength;

/** Says while somebody writes the data of a process whether the check digit of the NIT is right, and how much room is left. */
export function watchProcess(form: HTMLFormElement, block: HTMLDetailsElement): void {
  const getValue = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
  const say = (name: string, text: string) => {
    const place = block.querySelector(`[data-process=${name}]`);
    if (place && place.textContent !== text) place.textContent = text;
  };
  const look = () => {
    const digit = getRightCheckDigit(getValue('nit'));
    say('nit', digit === null ? processTexts.hints.nit : processTexts.wrongDigit(digit));
    const data = processNames.filter((name) => getValue(name));
    const lines = data.map((name) => `- ${processTexts.fields[name]}: ${getValue(name)}`);
    const used = [getValue('description'), ...lines].join('\n').length;
    const room = processTexts.room(used, MOST);
    say('room', data.length === 0 ? '' : used > MOST ? `${room} ${processTexts.tooLong}` : room);
  };
  look();
  form.addEventListener('input', look);
}
