/** @jest-environment node */
import sharp from 'sharp';
import { readQr } from '@/e2e/support/read-qr';
import { toQrPng, toQrSvg } from './qr';

const ADDRESS = 'https://www.example.com/producto/Ox%C3%ADmetro%201%2F2/102';

test.each([ADDRESS, `https://example.com/${'x'.repeat(200)}`])(
  'the code of %s is read from both pictures',
  async (text) => {
    const png = await toQrPng(text, 1_000);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1_000, height: 1_000, format: 'png' });
    expect(await readQr(Buffer.from(png))).toBe(text);
    expect(
      await readQr(
        await sharp(Buffer.from(toQrSvg(text)))
          .resize(600)
          .png()
          .toBuffer(),
      ),
    ).toBe(text);
  },
);
