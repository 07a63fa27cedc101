import { listExample } from '../../list';
import { getListCode } from '../../list-code';

/** Made at its first visit and stored, as the page is. */
export const generateStaticParams = listExample;

export const GET = getListCode;
