import { postQuotation } from '@/lib/forms';

export const POST = postQuotation;
