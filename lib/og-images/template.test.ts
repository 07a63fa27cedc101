/** @jest-environment node */
import fc from 'fast-check';
import satori from 'satori';
import { headLimits } from '@/content/head-limits';
import { readAssets } from './render';
import { getProductOgImage } from './subject';
import { toDrawable, toTemplate } from './template';

const { width, height } = headLimits.ogImage;
let assets: Awaited<ReturnType<typeof readAssets>>;
beforeAll(async () => {
  assets = await readAssets();
});

/** Lays the template out: the image, the height of the picture's zone, and what the fonts lack. */
async function layOut(name: string, brand = '') {
  const missing: string[] = [];
  const boxes: { height: number }[] = [];
  const subject = getProductOgImage({ id: '201', name, brand, isService: false, image: null });
  const svg = await satori(toTemplate(subject, { ...assets, picture: null }), {
    width,
    height,
    fonts: assets.fonts,
    loadAdditionalAsset: async (_, segment) => {
      missing.push(segment);
      return [];
    },
    onNodeDetected: (box) => boxes.push(box),
  });
  return { svg, missing, zone: boxes[1]?.height ?? 0 };
}

describe('the template of an Open Graph image', () => {
  it('leaves the picture half of the height, whatever the words', async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });
    const wide = fc.string({ unit: fc.constantFrom('W', 'm', ' ', '@'), maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(words, wide), fc.string({ maxLength: 60 }), async (name, brand) => {
        const { svg, missing, zone } = await layOut(name, brand);
        expect(zone).toBeGreaterThan(height * 0.49);
        expect(zone).toBeLessThan(height * 0.75);
        expect(svg).not.toMatch(/NaN|Infinity/);
        expect(missing).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('leaves a short name more room for the picture than a long one', async () => {
    const [short, long] = await Promise.all(
      ['Báscula', 'Desfibrilador externo automático DEA-50'].map((name) => layOut(name)),
    );
    expect(short?.zone).toBeGreaterThan(long?.zone ?? height);
  });

  it('gives the reference for a name that it cannot write', async () => {
    expect((await layOut('日本')).svg).toBe((await layOut('Ref. 201')).svg);
  });
});

describe('the words of an Open Graph image', () => {
  it('are those that Inter has: Spanish and its neighbours, no emoji, no other script', async () => {
    const text = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª°µ™®±×–—… łşž';
    expect(toDrawable(text)).toBe(text);
    expect(toDrawable('عربي שלום 日本 🫀')).toBe('');
    expect(toDrawable('Monitor 🫀 fetal')).toBe('Monitor fetal');
  });

  it('are all in its fonts', async () => {
    const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
      .map(toDrawable)
      .join('');
    expect(every.length).toBeGreaterThan(300);
    for (let start = 0; start < every.length; start += 90)
      expect((await layOut(every.slice(start, start + 90), every.slice(start, start + 90))).missing).toEqual([]);
  });

  it.each(['x', 'il', 'Monitor de signos vitales ', '🫀x'])('are no more of 5,000 letters than fit: %s', (part) => {
    expect(toDrawable(part.repeat(5_000)).length).toBeLessThanOrEqual(100);
  });
});
