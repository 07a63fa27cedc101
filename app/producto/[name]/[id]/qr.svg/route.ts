import { toQrSvg } from '@/lib/sharing/qr';
import { listProductParams } from '../product';
import { createQrRoute } from '../qr';

/** Made at its first visit and stored, as the page is. */
export const generateStaticParams = listProductParams;

/** For the page of a product and its printed sheet. */
export const GET = createQrRoute({ type: 'image/svg+xml', draw: toQrSvg });
