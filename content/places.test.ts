import { getQuestions, OURS, placeTexts } from './place-answers';
import { placeGroups, places } from './places';

test('every group has places and no place has another, and each address and text of the list is there once', () => {
  const groups = new Set<string>(places.map(({ group }) => group));
  expect([...groups]).toEqual(Object.keys(placeGroups));
  for (const texts of [places.map(({ slug }) => slug), places.flatMap(({ listed }) => listed)])
    expect(new Set(texts).size).toBe(texts.length);
});

test.each(places)('$slug fits its head, and says where each statement stands', (place) => {
  const { slug, name, words } = place;
  expect(slug).toMatch(/^[a-z0-9-]+$/);
  // That address leads from a word to its place.
  expect(slug).not.toBe('lugar');
  expect(words).toMatch(/\p{L}/u);
  expect(placeTexts.seoTitle(name).length).toBeLessThanOrEqual(60);
  expect(placeTexts.description(name).length).toBeLessThanOrEqual(160);
  for (const { text, source } of getQuestions(place).flatMap(({ statements }) => statements)) {
    expect(source).toMatch(/^(?:Artículo|Ley|Decreto|Resolución|Recomendación nuestra)/);
    // A figure that is no law says whose it is.
    if (/minutos|piso/.test(text)) expect(source).toContain(OURS);
  }
});
