import { establishments } from './establishments';
import { getQuestions } from './place-answers';
import { OURS, placeTexts } from './place-texts';
import { places } from './places';

test('every place belongs to one group of establishments, each text of which is there once', () => {
  const groups = establishments.map(({ texts }) => [...new Set(texts.map(({ place }) => place))]);
  expect(groups.flat().sort()).toEqual(places.map(({ slug }) => slug).sort());
  const all = establishments.flatMap(({ texts }) => texts.map(({ text }) => text));
  expect(new Set(all).size).toBe(all.length);
});

test.each(places)('$slug fits its card, its title and its description', ({ slug, name }) => {
  expect(slug).toMatch(/^[a-z0-9-]{1,30}$/);
  expect(placeTexts.seoTitle(name).length).toBeLessThanOrEqual(60);
  expect(placeTexts.description(name).length).toBeLessThanOrEqual(160);
});

test.each(places)(
  '$slug: each statement says where it stands, and a figure that is no law says whose it is',
  (place) => {
    for (const { text, source } of getQuestions(place).flatMap(({ statements }) => statements)) {
      expect(source).toMatch(/^(?:Artículo|Ley|Decreto|Resolución|Recomendación nuestra)/);
      if (/minutos|piso/.test(text)) expect(source).toContain(OURS);
    }
  },
);
