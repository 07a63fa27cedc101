import { existsSync } from 'node:fs';
import { serviceGroups } from '@/content/service-groups';
import { sampleItems } from '@/e2e/support/samples';
import { groupServices } from './services';

const getNames = (names: readonly string[]) =>
  Object.fromEntries(
    groupServices(names.map((name) => ({ name }))).map(({ key, items }) => [key, items.map(({ name }) => name)]),
  );

describe('the groups of the services', () => {
  it('part the sample services, none of which is unknown', () => {
    const services = sampleItems.filter(({ type }) => type === 'SERVICE');
    const counts = groupServices(services).map(({ items }) => items.length);
    expect(counts).toEqual([3, 3, 6, 0]);
  });

  it('know a word without its accents, in any case, and at its beginning only', () => {
    expect(getNames(['REPARACIÓN de tarjetas', 'Recalibración', 'Calibracion en sitio'])).toMatchObject({
      mantenimiento: ['REPARACIÓN de tarjetas'],
      metrologia: ['Calibracion en sitio'],
      otros: ['Recalibración'],
    });
  });

  it('have every service once, in the order given; the first group that knows it has it', () => {
    expect(getNames(['Zeta', 'Mantenimiento y calibración', 'Alfa'])).toEqual({
      mantenimiento: ['Mantenimiento y calibración'],
      metrologia: [],
      acompanamiento: [],
      otros: ['Zeta', 'Alfa'],
    });
  });

  it('have pictures that are there, in both widths', () => {
    const files = serviceGroups.flatMap(({ scene }) => [scene, scene.replace('800', '400')]);
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });
});
