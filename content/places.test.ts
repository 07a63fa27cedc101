import { getQuestions, OURS, placeTexts } from './place-answers';
import { otherPlaces, placeGroups, places } from './places';

test('every group has places, each text of the list is there once, and what is said of others names places', () => {
  const groups = new Set<string>(places.map(({ group }) => group));
  expect([...groups]).toEqual(Object.keys(placeGroups));
  const texts = places.flatMap(({ listed }) => listed);
  expect(new Set(texts).size).toBe(texts.length);
  const slugs: readonly string[] = places.map(({ slug }) => slug);
  for (const { verdict, near } of otherPlaces) {
    expect(['depends', 'unnamed']).toContain(verdict);
    expect(slugs).toEqual(expect.arrayContaining([...near]));
  }
});

test.each(places)('$slug fits its head, and says where each statement stands', (place) => {
  const { slug, name } = place;
  expect(slug).toMatch(/^[a-z0-9-]+$/);
  expect(placeTexts.seoTitle(name).length).toBeLessThanOrEqual(60);
  expect(placeTexts.description(name).length).toBeLessThanOrEqual(160);
  for (const { text, source } of getQuestions(place).flatMap(({ statements }) => statements)) {
    expect(source).toMatch(/^(?:Artículo|Ley|Decreto|Resolución|Recomendación nuestra)/);
    // A figure that is no law says whose it is.
    if (/minutos|piso/.test(text)) expect(source).toContain(OURS);
  }
});
