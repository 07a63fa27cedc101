/** @jest-environment node */
import { site } from '@/content/site';
import { getPageOgImage } from '@/lib/og-images/subject';
import { getPageMetadata, getSiteMetadata } from './metadata';

const production = { siteUrl: 'https://example.org', isIndexable: true };
const preview = { ...production, isIndexable: false };
const contact = {
  title: `Contacto | ${site.name}`,
  description: 'Escríbanos',
  path: '/contacto',
  name: 'Contacto',
  ogImage: getPageOgImage('contacto'),
};

describe('getSiteMetadata', () => {
  it('makes every relative address absolute on the public origin', () => {
    expect(String(getSiteMetadata(production).metadataBase)).toBe('https://example.org/');
  });

  it('puts the name of the site after the title of a page', () => {
    expect(getSiteMetadata(production).title).toMatchObject({ template: `%s | ${site.name}` });
  });

  it('keeps every page of a site that is not in production out of the indexes', () => {
    expect(getSiteMetadata(production)).not.toHaveProperty('robots');
    expect(getSiteMetadata(preview).robots).toEqual({ index: false });
  });
});

describe('getPageMetadata', () => {
  it('cuts a name of 60,000 letters wherever it stands, and leaves one of 180 whole', () => {
    const named = (name: string) =>
      getPageMetadata({ ...contact, name, ogImage: { ...contact.ogImage, title: name } }, production);
    expect(JSON.stringify(named('x'.repeat(60_000))).length).toBeLessThan(3_000);
    const whole = 'x'.repeat(180);
    expect(named(whole)).toMatchObject({
      openGraph: { title: whole, images: [{ alt: whole }] },
      twitter: { title: whole, images: [{ alt: whole }] },
    });
  });

  it('gives a page its title, its description and its one address', () => {
    expect(getPageMetadata(contact, production)).toMatchObject({
      title: { absolute: `Contacto | ${site.name}` },
      description: 'Escríbanos',
      alternates: { canonical: 'https://example.org/contacto' },
      openGraph: { url: 'https://example.org/contacto', locale: 'es_CO', title: 'Contacto' },
      twitter: { card: 'summary_large_image' },
    });
    expect(getPageMetadata(contact, production)).not.toHaveProperty('robots');
  });

  it('spells the address of the home page as the framework does', () => {
    const home = getPageMetadata({ ...contact, path: '/' }, production);
    expect(home.alternates).toEqual({ canonical: 'https://example.org' });
  });

  it('shows an Open Graph image with an absolute address, its size, its type and an alternative text', () => {
    expect(getPageMetadata(contact, production).openGraph?.images).toEqual([
      {
        url: expect.stringMatching(/^https:\/\/example\.org\/tarjeta\/pagina\/contacto\/[0-9a-f]{12}\.jpg$/),
        width: 1200,
        height: 630,
        type: 'image/jpeg',
        alt: 'Hablemos de lo que su institución necesita',
      },
    ]);
  });

  it('keeps a page out of the indexes when asked or when not in production, but lets its links be followed', () => {
    const noindex = { index: false, follow: true };
    expect(getPageMetadata({ ...contact, isIndexed: false }, production).robots).toEqual(noindex);
    expect(getPageMetadata(contact, preview).robots).toEqual(noindex);
  });
});
