import { getSource, toReadyMadeWidths } from './picture';

test.each<[string, string | undefined]>([
  ['/images/products/a-400.webp', '/images/products/a-400.webp 400w, /images/products/a-800.webp 800w'],
  ['/images/a-1200.webp', '/images/a-400.webp 400w, /images/a-800.webp 800w, /images/a-1200.webp 1200w'],
  ['/images/a-400.png', undefined],
  ['/images/a-1600.webp', undefined],
  ['/storage/a-400.webp', undefined],
])('the ready-made widths of %s are %s', (src, widths) => {
  expect(toReadyMadeWidths(src, 'webp')).toBe(widths);
});

test.each([
  [null, null],
  ['https://backend.test/x.SVG?x=1', null],
  ['https://backend.test/x.svgz#x', null],
  ['https://backend.test/x.jpg?v=1', 'https://backend.test/x.jpg?v=1'],
  ['https://backend.test/x.jpg', expect.stringMatching(/^\/_next\/image\?url=.*x\.jpg&w=/)],
  ['/images/products/monitor-400.webp', '/images/products/monitor-400.webp'],
])('the small copy of %j is %j: no SVG of another host', (src, address) => {
  expect(getSource(src, 128)).toEqual(address);
});
