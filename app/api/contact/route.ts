export { postContact as POST } from '@/lib/forms/handler';
