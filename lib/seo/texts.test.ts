/** @jest-environment node */
import { seo } from '@/content/seo';
import { site } from '@/content/site';
import { getDescription, getTitle } from './texts';

const LONG = 'Electroencefalografista'.repeat(8);

describe('getTitle', () => {
  it('puts the name first and the site after it', () => {
    expect(getTitle('Contacto')).toBe(`Contacto | ${site.name}`);
    expect(getTitle('Báscula', 'Ref. 12')).toBe(`Báscula · Ref. 12 | ${site.name}`);
  });

  it('leaves the site out when there is no room for it', () => {
    const name = 'Desfibrilador externo automático DEA-50';
    expect(getTitle(name, 'Ref. 201')).toBe(`${name} · Ref. 201`);
  });

  it('cuts a long name and keeps what tells it from others', () => {
    expect(getTitle(LONG, 'Ref. 4567')).toMatch(/^Electro.+… · Ref\. 4567$/);
    expect(getTitle(LONG, 'Ref. 4567')).toHaveLength(60);
    expect(getTitle(LONG)).toHaveLength(60);
  });
});

describe('getDescription', () => {
  it('puts a text on one line', () => {
    const text = 'Un equipo para medir la presión.\n\nSe usa  en consultorios y clínicas.';
    expect(getDescription(text)).toBe('Un equipo para medir la presión. Se usa en consultorios y clínicas.');
  });

  it('completes a short text', () => {
    expect(getDescription('Sonda.', 'Referencia 7.')).toBe(`Sonda. ${seo.ask} Referencia 7.`);
  });

  it.each(['', 'Sonda', LONG, `A ${LONG}`, 'palabra '.repeat(60), 'Fin. '.repeat(9)])(
    'has 50 to 160 characters and its end for %#',
    (text) => {
      const description = getDescription(text, 'Referencia 123456.');
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).toMatch(/ Referencia 123456\.$/);
    },
  );

  it('is cut at a word', () => {
    expect(getDescription('palabra '.repeat(60))).toMatch(/palabra…$/);
  });
});
