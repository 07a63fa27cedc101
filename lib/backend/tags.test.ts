import { getCardTags } from './tags';

const cards = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));

test('a list carries the tag of each product in it, once', () => {
  expect(getCardTags([{ id: '2' }, { id: '7' }, { id: '2' }])).toEqual(['product:2', 'product:7']);
});

test('a list with more products than the framework takes tags carries one that every product refreshes', () => {
  expect(getCardTags(cards(127))).toHaveLength(127);
  expect(getCardTags(cards(128))).toEqual(['lists']);
});
