import { sampleItems } from '@/e2e/support/samples';
import { groupServices } from './services';

test('a word counts without its accents, in any case, at its beginning; the first group that knows a service has it', () => {
  const samples = sampleItems.filter(({ type }) => type === 'SERVICE');
  expect(groupServices(samples).map(({ items }) => items.length)).toEqual([3, 3, 6, 0]);
  const names = ['REPARACIÓN de tarjetas', 'Recalibración', 'Calibracion en sitio', 'Mantenimiento y calibración'];
  const groups = groupServices(names.map((name) => ({ name }))).map(({ items }) => items.map(({ name }) => name));
  expect(groups).toEqual([[names[0], names[3]], [names[2]], [], [names[1]]]);
});
