/** @jest-environment node */
import { type FetchedPage, type FetchedPicture, getFacts, getFaults } from './audit';

const picture: FetchedPicture = { status: 200, type: 'image/jpeg', bytes: 57_300, size: { width: 1200, height: 630 } };
const tags = {
  'og:title': 'Monitor',
  'og:description': 'x',
  'og:url': 'https://a.test/x',
  'og:type': 'website',
  'og:image': 'https://a.test/x.jpg',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/jpeg',
  'og:image:alt': 'Monitor',
  'og:locale': 'es_CO',
  'twitter:card': 'summary_large_image',
};
const head = {
  title: 'Monitor',
  description: 'x'.repeat(80),
  canonical: 'https://a.test/x',
  robots: '',
  tags,
  isWithinReach: true,
};
const good: FetchedPage = { status: 200, redirects: 0, head, picture };
const withTags = (changes: object): FetchedPage => ({ ...good, head: { ...head, tags: { ...tags, ...changes } } });
const withHead = (changes: object): FetchedPage => ({ ...good, head: { ...head, ...changes } });
const withPicture = (changes: object): FetchedPage => ({ ...good, picture: { ...picture, ...changes } });

it('finds nothing wrong with a link that is ready, and says what it found', () => {
  expect(getFaults(good)).toEqual([]);
  expect(getFacts({ ...good, redirects: 1 })).toEqual([
    'La página abre bien',
    'El enlace lleva a otra dirección: la completa',
    'Título de 7 caracteres',
    'Descripción de 80 caracteres',
    'Foto JPEG de 1200 × 630 px, 58 KB',
  ]);
});

it.each([
  [{ ...good, status: 404 }, /no existe en el sitio \(404\)/],
  [{ ...good, redirects: 2 }, /más de una vez/],
  [withHead({ isWithinReach: false }), /300 KB de la página/],
  [withHead({ title: '' }), /Falta el título/],
  [withHead({ title: 'x'.repeat(61) }), /título tiene 61/],
  [withHead({ description: '' }), /Falta la descripción/],
  [withHead({ description: 'x'.repeat(49) }), /tiene 49/],
  [withHead({ description: 'x'.repeat(161) }), /tiene 161/],
  [withHead({ canonical: '' }), /Falta la dirección canónica/],
  [withHead({ canonical: 'https://a.test/y' }), /no son la misma/],
  [withTags({ 'og:image:alt': '' }), /Falta la etiqueta og:image:alt/],
  [withTags({ 'twitter:card': 'summary' }), /summary_large_image/],
  [withTags({ 'og:image': '/x.jpg' }), /no es completa/],
  [withTags({ 'og:image:width': '600' }), /no es el que dicen/],
  [withPicture({ status: 503 }), /La imagen responde 503/],
  [withPicture({ size: null }), /no se puede leer/],
  [withPicture({ type: 'image/png' }), /debería ser JPEG/],
  [withPicture({ bytes: 300_001 }), /pesa 301 KB/],
] as [FetchedPage, RegExp][])('finds one fault (case %#)', (page, fault) => {
  expect(getFaults(page)).toEqual([expect.stringMatching(fault)]);
});

it('finds a picture of another size', () => {
  expect(getFaults(withPicture({ size: { width: 600, height: 315 } }))).toEqual([
    expect.stringMatching(/mide 600 × 315/),
    expect.stringMatching(/no es el que dicen/),
  ]);
});
