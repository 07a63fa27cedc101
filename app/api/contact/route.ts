import { postContact, refuseMethod } from '@/lib/forms';

export {
  postContact as POST,
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
