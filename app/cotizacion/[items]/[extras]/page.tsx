import '@/components/layout/shell-sheets';
import '@/components/forms/form-sheets';
import '@/components/quotation-list/list-sheets';
import { createFoundPage } from '@/app/found-page';
import { NotedList } from '@/components/quotation-list/noted-list';
import { findList, listNotedExample } from '../../list';
import { describeList, ListSections } from '../../list-sections';

export const generateStaticParams = listNotedExample;

/** A list with notes or free lines. */
const route = createFoundPage({
  find: findList,
  describe: describeList,
  show: (found) => <ListSections {...found} List={NotedList} />,
});

export const { generateMetadata } = route;
export default route.Page;
