/** @jest-environment node */
import sharp from 'sharp';
import { readQr } from '@/e2e/support/read-document';
import { toQrSvg } from './qr';

test.each(['https://www.example.com/producto/Ox%C3%ADmetro%201%2F2/102', `https://example.com/${'x'.repeat(200)}`])(
  'the code of %s is read from its picture',
  async (text) => {
    const png = await sharp(Buffer.from(toQrSvg(text)))
      .resize(600)
      .png()
      .toBuffer();
    expect(await readQr(png)).toBe(text);
  },
);
