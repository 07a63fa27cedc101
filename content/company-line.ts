import { site } from './site';

/** The company and how to reach it, for what is printed; apart, so that scripts that want a number take nothing else along. */
export const companyLine = [site.name, site.landline.label, site.mobile.label, site.emails.sales].join(' · ');
