export { postQuotation as POST } from '@/lib/forms/handler';
