import '@/components/layout/shell-sheets';
import '@/components/forms/form-sheets';
import '@/components/quotation-list/list-sheets';
import { createFoundPage } from '@/app/found-page';
import { QuotationList } from '@/components/quotation-list/quotation-list';
import { findList, listExample } from '../list';
import { describeList, ListSections } from '../list-sections';

export const generateStaticParams = listExample;

const route = createFoundPage({
  find: findList,
  describe: describeList,
  show: (found) => <ListSections {...found} List={QuotationList} />,
});

export const { generateMetadata } = route;
export default route.Page;
