export { deliverDue as GET } from '@/lib/forms/outbox';
