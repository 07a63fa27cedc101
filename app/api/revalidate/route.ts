export { receiveWebhook as POST } from '@/lib/backend/revalidate';
