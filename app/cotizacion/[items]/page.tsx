import { createFoundPage } from '@/app/found-page';
import { findList, listExample } from '../list';
import { describeList, ListSections } from '../list-sections';

export const generateStaticParams = listExample;

const route = createFoundPage({ find: findList, describe: describeList, show: ListSections });

export const { generateMetadata } = route;
export default route.Page;
