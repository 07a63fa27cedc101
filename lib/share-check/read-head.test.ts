/** @jest-environment node */
import { headLimits } from '@/content/head-limits';
import { finishing } from '@/e2e/support/hostile';
import { readHead } from './read-head';

const page = (head: string) =>
  `<!doctype html><html lang="es-CO"><head>${head}</head><body><meta name="robots" content="x"></body></html>`;

describe('readHead', () => {
  it('reads title, description, canonical address, robots and tags, with their entities', () => {
    const head = readHead(
      page(`<title>Caf&eacute;? 5&quot; &lt; 6&quot; &amp; &#x27;m&aacute;s&#39;</title>
        <meta name="description" content="Una &quot;cita&quot;"/><link rel="canonical" href="https://a.test/x&amp;y"/>
        <meta name="robots" content="noindex, follow"><meta content="Uno" property="og:title"><meta property="og:title" content="Dos">
        <meta name='twitter:card' content='summary_large_image'>`),
    );
    expect(head).toEqual({
      title: `Café? 5" < 6" & 'más'`,
      description: 'Una "cita"',
      canonical: 'https://a.test/x&y',
      robots: 'noindex, follow',
      tags: { 'og:title': 'Uno', 'twitter:card': 'summary_large_image' },
      isWithinReach: true,
    });
  });

  it('is not taken in by what scripts, styles and comments say, nor by the body', () => {
    const head = readHead(
      page(
        "<script>\"<title>no</title><meta name='robots' content='no'>\"</script><!-- <title>no</title> --><title>sí</title>",
      ),
    );
    expect(head).toMatchObject({ title: 'sí', robots: '' });
  });

  it.each([
    '<!--',
    '<script>',
    '<style',
    '<meta ',
    '<link ',
    '<title',
    '<title>',
    '</head',
    '</title ',
    '<meta a="',
    '<meta aaaaaaaaaaaaaaaaa',
    'a',
    ' ',
    '&',
  ])('reads a head that is nothing but %j once', (part) => {
    const rest = part.repeat((2 * headLimits.headBytes) / part.length);
    for (const head of [rest, `<meta ${rest}`, `<meta ${rest}>`, `<title>${rest}</title>`])
      expect(finishing(() => readHead(page(head)))).toMatchObject({ canonical: '' });
  });

  it('does not read tags beyond what WhatsApp reads', () => {
    const head = readHead(
      page(`<style>${'a{}'.repeat(headLimits.headBytes / 3)}</style><meta property="og:title" content="tarde">`),
    );
    expect(head).toMatchObject({ isWithinReach: false, tags: {} });
  });
});
