import { postContact } from '@/lib/forms';

export const POST = postContact;
