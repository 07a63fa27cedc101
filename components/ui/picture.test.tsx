import { render } from '@testing-library/react';
import type { PictureSource } from '@/lib/catalogue/pictures';
import { getSource, Picture, toReadyMadeWidths } from './picture';

describe('toReadyMadeWidths', () => {
  it.each(['/images/products/monitor-400.webp', '/images/products/monitor-800.webp'])(
    'names both widths of %s',
    (src) => {
      expect(toReadyMadeWidths(src, 'webp')).toBe(
        '/images/products/monitor-400.webp 400w, /images/products/monitor-800.webp 800w',
      );
    },
  );

  it('names the third width where the address does, in the format that is asked for', () => {
    expect(toReadyMadeWidths('/images/products/aed-1200.webp', 'avif')).toBe(
      '/images/products/aed-400.avif 400w, /images/products/aed-800.avif 800w, /images/products/aed-1200.avif 1200w',
    );
  });

  it.each([
    '/images/placeholder.svg',
    '/images/a-400.png',
    '/images/a-1600.webp',
    '/storage/a-400.webp',
    '/images/a-400.webp?v=1',
  ])('knows no other widths of %s', (src) => {
    expect(toReadyMadeWidths(src, 'webp')).toBeUndefined();
  });
});

describe('a picture', () => {
  function renderPicture(src: PictureSource | null, first = false) {
    render(<Picture src={src} alt="Monitor" width={400} height={400} sizes="90vw" first={first} />);
    return document.querySelector('img') as HTMLImageElement;
  }

  it('of the site is a ready-made file in two widths and two formats', () => {
    const picture = renderPicture('/images/products/monitor-400.webp');
    const other = picture.parentElement?.querySelector('source[type="image/avif"]');
    expect(other).toHaveAttribute('srcset', expect.stringContaining('monitor-800.avif 800w'));
    expect(picture).toHaveAttribute('src', '/images/products/monitor-400.webp');
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('monitor-800.webp 800w'));
  });

  it('in three widths keeps a dense phone at the second', () => {
    expect(renderPicture('/images/products/aed-1200.webp')).toHaveAttribute(
      'sizes',
      '(width < 40rem) and (resolution > 3dppx) 12rem, (width < 40rem) and (resolution > 2dppx) 16rem, 90vw',
    );
  });

  it('of the backend goes through the optimiser', () => {
    const address = 'https://backend.test/a b.jpg';
    expect(renderPicture({ optimised: address })).toHaveAttribute(
      'src',
      expect.stringContaining(`url=${encodeURIComponent(address)}`),
    );
  });

  it('of the backend that the optimiser does not take is shown as it is', () => {
    expect(renderPicture('https://backend.test/a.jpg')).toHaveAttribute('src', 'https://backend.test/a.jpg');
  });

  it.each([null, 'https://backend.test/a.svg', 'https://backend.test/a.SVG?x=1', 'https://backend.test/a.svgz#x'])(
    'is a placeholder instead of %s',
    (src) => {
      expect(renderPicture(src)).toHaveAttribute('src', '/images/placeholder.svg');
    },
  );

  it('always has its size, so that nothing jumps', () => {
    const picture = renderPicture(null);
    expect(picture).toHaveAttribute('width', '400');
    expect(picture).toHaveAttribute('height', '400');
  });

  it('waits until it comes near, unless it is what the visitor sees first', () => {
    expect(renderPicture(null)).toHaveAttribute('loading', 'lazy');
  });

  it('is fetched at once when it is what the visitor sees first', () => {
    const picture = renderPicture(null, true);
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });
});

test.each([
  [null, null],
  ['https://backend.test/x.svg', null],
  [{ optimised: 'https://backend.test/x.svg' }, null],
  ['https://backend.test/x.jpg', 'https://backend.test/x.jpg'],
  [{ optimised: 'https://backend.test/x.jpg' }, expect.stringMatching(/^\/_next\/image\?url=.*x\.jpg&w=/)],
  ['/images/products/monitor-400.webp', '/images/products/monitor-400.webp'],
])('the small copy of %j is %j', (src, address) => {
  expect(getSource(src, 128)).toEqual(address);
});
