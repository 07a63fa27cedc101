import fc from 'fast-check';
import { listIntro } from '@/content/quotation-list';
import { answeredWith, expect, test } from './support/fixtures';

test('A list has one address: any other spelling leads there, and says when something is left out', async ({
  page,
  request,
}) => {
  for (const [text, right] of [
    ['101x1-305', '101-305'],
    ['101-101', '101#incompleta'],
    ['101x2-x', '101x2#incompleta'],
    ['101X2', '#incompleta'],
    ['0', '#incompleta'],
    ['libre', '#incompleta'],
    ['101/x1__a%7Eb', '101/x1__a~7e~b'],
    ['101/x1__a____x0__b', '101/x1__a#notas-incompletas'],
    ['101/305__nota', '101#notas-incompletas'],
    ['101x1/x1__%3Cb%3E', '101/x1__~3c~b~3e~'],
    [Array.from({ length: 101 }, (_, index) => index + 1).join('-'), `${hundred(1)}#lista-llena`],
  ] as const) {
    const answer = await request.get(`/cotizacion/${text}`, { maxRedirects: 0 });
    const { location } = answer.headers();
    expect([answer.status(), location], text).toEqual([308, `/cotizacion/${right}`.replace('/#', '#')]);
  }
  const notices = Object.values(listIntro.leftOut);
  for (const [text, shown] of [
    ['101-x', listIntro.leftOut.products],
    ['101/305__nota', listIntro.leftOut.words],
    [`101/${'x1__Mesa___'.repeat(100)}x1__Silla`, listIntro.leftOut.lines],
    ['101', ''],
  ] as const) {
    await page.goto(`/cotizacion/${text}`);
    for (const notice of notices) await expect(page.getByText(notice), text).toBeVisible({ visible: notice === shown });
  }
});

test('Quantities come from a plain form too', async ({ request }) => {
  for (const [query, right] of [
    ['101=2&305=1', '/101x2-305'],
    ['305=999', '/305x999'],
    ['201-206-202=1', '/201-206-202'],
    ['101=0&305=1', '/305#incompleta'],
    ['101=&x=1', '#incompleta'],
    ['utm_source=x', ''],
  ] as const) {
    const answer = await request.get(`/cotizacion/cambiar?${query}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], query).toEqual([303, `/cotizacion${right}`]);
  }
});

test.describe('An address that nobody would make', () => {
  test.use({ tolerated: answeredWith(404) });

  test('gives no 5xx, no markup and no way out of the site', async ({ request }) => {
    test.setTimeout(120_000);
    const id = fc.oneof(fc.constantFrom('101', '305', '999999', '0', '007'), fc.nat().map(String));
    const item = fc.oneof(
      id,
      fc.tuple(id, fc.integer()).map(([one, quantity]) => `${one}x${quantity}`),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '___',
        'x1__',
        '101__',
        '~',
        '%',
        '%00',
        '..',
        '//example.com',
        `<x-"marca'>`,
        'qr.svg',
        '1'.repeat(2_000),
      ),
    );
    const text = fc.array(item, { maxLength: 8 }).map((items) => items.join('-'));
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom('', '101/', 'libre/'),
        fc.constantFrom('', '/qr.svg', '?101=2'),
        async (some, start, end) => {
          const path = `/cotizacion/${start}${encodeURIComponent(some.toWellFormed())}${end}`;
          const answer = await request.get(path, { maxRedirects: 0 });
          expect(answer.status()).toBeLessThan(500);
          expect(answer.headers().location ?? '/').toMatch(/^\/(?![/\\])/);
          expect(await answer.text()).not.toContain(`<x-"marca'>`);
        },
      ),
      { numRuns: 100 },
    );
  });
});

function hundred(first: number): string {
  return Array.from({ length: 100 }, (_, index) => first + index).join('-');
}
