/** @jest-environment node */
import { getTexts, setUpMessages } from '@/e2e/support/run-command';
import { getReference } from '../reference';

const { run, receive } = setUpMessages();

test('--number finds one message as its number is dictated, typed or written', async () => {
  await receive([{ description: 'una' }, { description: 'dos' }, { description: 'tres' }]);
  const number = getReference('contact:00000001abcdef');
  const find = async (...text: string[]) => getTexts(JSON.parse((await run('--json', '--number', ...text)).out));
  for (const text of [number, number.replace(/\D/g, ''), number.replace('-', '')])
    expect(await find(text)).toEqual(['dos']);
  expect(await find(...number.split(' '))).toEqual(['dos']);
  expect(await find(getReference('contact:99999999abcdef'))).toEqual([]);
  expect((await run('--number', number)).out).toContain(number);
});
