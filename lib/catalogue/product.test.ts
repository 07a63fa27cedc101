import { getAudience } from './product';

test.each([
  ['Desfibrilador externo automático DEA-50', false, 'Para lugares públicos, empresas e instituciones.'],
  ['Programa DEA para espacios públicos', true, 'Para lugares públicos, empresas e instituciones.'],
  ['Ideas y deambulación', false, 'Dirigido a profesionales e instituciones de salud.'],
  ['Calibración de equipos biomédicos', true, ''],
])('%s', (name, isService, text) => {
  expect(getAudience({ name, isService })).toBe(text);
});
