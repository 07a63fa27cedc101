import { sampleItems } from '@/e2e/support/samples';
import { groupServices } from './services';

const getNames = (names: readonly string[]) =>
  Object.fromEntries(
    groupServices(names.map((name) => ({ name }))).map(({ key, items }) => [key, items.map(({ name }) => name)]),
  );

test('the sample services are parted in groups, and none is unknown', () => {
  const services = sampleItems.filter(({ type }) => type === 'SERVICE');
  expect(groupServices(services).map(({ items }) => items.length)).toEqual([3, 3, 6, 0]);
});

test('a word counts without its accents, in any case, at its beginning; the first group that knows a service has it', () => {
  const names = ['REPARACIÓN de tarjetas', 'Recalibración', 'Calibracion en sitio', 'Mantenimiento y calibración'];
  expect(getNames(names)).toMatchObject({
    mantenimiento: ['REPARACIÓN de tarjetas', 'Mantenimiento y calibración'],
    metrologia: ['Calibracion en sitio'],
    otros: ['Recalibración'],
  });
});
