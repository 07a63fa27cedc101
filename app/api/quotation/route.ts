import { postQuotation, refuseMethod } from '@/lib/forms';

export {
  postQuotation as POST,
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
