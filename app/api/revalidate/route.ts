import { receiveWebhook } from '@/lib/backend/revalidate';
import { refuseMethod } from '@/lib/forms';

export {
  receiveWebhook as POST,
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
