import { language } from './language';

// Apart, for client components: who imports one of these does not bring the rest of the file to the browser.
export const mobile = toPhone('300 000 0000');
export const whatsapp = mobile.href.replace('tel:+', 'https://wa.me/');
export const emails = { general: 'contacto@example.com', sales: 'ventas@example.com' } as const;

/** `label` as people read it, `href` with the code of Colombia. */
function toPhone(label: string) {
  return { label, href: `tel:+57${label.replace(/\D/g, '')}` };
}

/** Identity of the company. Every value here is a sample, to be replaced by the company before publishing. */
export const site = {
  name: 'Biomédica Ejemplo',
  tagline: 'Especialistas en tecnología médica',
  description:
    'Equipos biomédicos, mantenimiento, metrología y verificación para hospitales, clínicas y edificios en Colombia.',
  language,
  address: {
    street: 'Calle 00 # 00-00',
    city: 'Bogotá\u00a0D.\u00a0C.',
    region: 'Bogotá D. C.',
    country: 'Colombia',
    countryCode: 'CO',
  },
  /** Where the map opens. */
  coordinates: { latitude: 4.6486, longitude: -74.1005 },
  landline: toPhone('(601) 000 0000'),
  mobile,
  whatsapp,
  emails,
  socials: [
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/example' },
    { name: 'X', icon: 'x', href: 'https://x.com/example' },
    { name: 'TikTok', icon: 'tiktok', href: 'https://www.tiktok.com/@example' },
    { name: 'WhatsApp', icon: 'whatsapp', href: whatsapp },
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/company/example' },
  ],
  /** The house brand is not shown on product pages (docs/behaviour.md#product-page). */
  houseBrand: 'Ejemplo',
  /** Not shown while it is empty. */
  nit: '',
  /** Consumer authority, named as Ley 1480 de 2011 asks (art. 50). */
  consumerAuthority: { name: 'Superintendencia de Industria y Comercio (SIC)', href: 'https://www.sic.gov.co' },
  pqrForm: 'https://example.com/pqr',
  copyrightYear: 2023,
  yearsInBusiness: 25,
} as const;

/** The company and how to reach it, for what is printed. */
export const getCompanyLine = () => [site.name, site.landline.label, site.mobile.label, emails.sales].join(' · ');
