import { toQrPng } from '@/lib/sharing/qr';
import { listProductParams } from '../product';
import { createQrRoute } from '../qr';

/** Large enough for a poster. */
const WIDTH_PX = 1_000;

/** Made at its first visit and stored, as the page is. */
export const generateStaticParams = listProductParams;

/** For posters and quotations. */
export const GET = createQrRoute({ type: 'image/png', draw: (text) => toQrPng(text, WIDTH_PX) });
