// What a search about the company is answered with, above its results. Facts come from other files of content/; none is said here alone.
import { contact } from './contact';
import { dataPolicy, type documents } from './documents';
import { paymentMethods } from './payment-methods';
import { emails, site } from './site';
import { trust } from './trust';

type PolicyFile = (typeof documents)[number]['file'] | typeof dataPolicy.file;

export type SearchAnswer = {
  /** Parted by commas; a phrase is meant where all of its words are written. Plurals, accents and capitals do not matter. */
  readonly words: string;
  /** Words beside which something else is meant. */
  readonly except?: string;
  readonly icon: 'clock' | 'map-pin' | 'phone' | 'mail' | 'shield' | 'file-text' | 'alert';
  readonly text: string;
  readonly link: string;
  /** A page of the site, a policy or another address. */
  readonly to:
    | { readonly page: 'contact' | 'quotationList' | 'ley1831' | 'categories' }
    | { readonly file: PolicyFile }
    | { readonly href: string };
  /** True for a thing that one may ask for all the same. */
  readonly isThing?: boolean;
  /** True for words that ask for equipment where anything else is written: 'precio de un monitor'. */
  readonly isAlone?: boolean;
};

const warranty = trust.equipment.find(({ file }) => file === 'garantias-y-devoluciones.pdf');

export const searchAnswers: readonly SearchAnswer[] = [
  {
    words: 'horario, horario de atención, hora de atención, a qué hora abren, abren, festivos, sábado, domingo',
    icon: 'clock',
    text: `${contact.hours.title}: ${contact.hours.text}`,
    link: 'Ver contacto',
    to: { page: 'contact' },
  },
  {
    words:
      'dónde están, dónde está, dónde quedan, dónde queda, ubicación, ubicado, localización, dirección, sede, cómo llegar, cómo llego, visitarlos',
    icon: 'map-pin',
    text: `Estamos en ${site.address.city}: ${site.address.street}.`,
    link: 'Ver contacto',
    to: { page: 'contact' },
  },
  {
    words: 'teléfono, celular, número de contacto, WhatsApp, contacto, contactar, asesor, línea de atención',
    except: 'sin termómetro',
    icon: 'phone',
    text: `Llámenos al ${site.landline.label} o al ${site.mobile.label}, que también es WhatsApp.`,
    link: 'Ver contacto',
    to: { page: 'contact' },
  },
  {
    words: 'correo, correo electrónico, email, e-mail, mail, empleo, trabajo, vacante, trabaje con nosotros',
    icon: 'mail',
    text: `Escríbanos a ${emails.general} o, para ventas, a ${emails.sales}.`,
    link: 'Ver contacto',
    to: { page: 'contact' },
  },
  {
    words: 'garantía, devolución, devolver, reembolso, retracto',
    icon: 'shield',
    text: `${warranty?.text}.`,
    link: 'Ver garantías y devoluciones',
    to: { file: 'garantias-y-devoluciones.pdf' },
  },
  {
    words: 'envío, envían, enviar, domicilio, despacho, despachan, entrega, flete, tiempo de entrega, transportadora',
    icon: 'file-text',
    text: 'Enviamos a cualquier municipio de Colombia al que llegue una transportadora.',
    link: 'Ver política de envíos',
    to: { file: 'politica-de-envios.pdf' },
  },
  {
    words:
      'Bogotá, Medellín, Cali, Barranquilla, Cartagena, Cúcuta, Bucaramanga, Pereira, Santa Marta, Ibagué, Villavicencio, Manizales, Pasto, Neiva, Armenia, Montería, Popayán, Sincelejo, Valledupar, Tunja',
    icon: 'map-pin',
    text: `Estamos en ${site.address.city} y enviamos a cualquier municipio de Colombia al que llegue una transportadora.`,
    link: 'Ver política de envíos',
    to: { file: 'politica-de-envios.pdf' },
    isAlone: true,
  },
  {
    words:
      'pago, pagar, forma de pago, medio de pago, PSE, Nequi, Daviplata, tarjeta de crédito, crédito, cuotas, financiación, consignación, transferencia bancaria, cuenta bancaria',
    icon: 'file-text',
    text: `${paymentMethods.title}: ${paymentMethods.items.map(({ name }) => name.toLowerCase()).join(', ')}.`,
    link: 'Ver medios de pago',
    to: { file: 'medios-de-pago.pdf' },
  },
  {
    words:
      'cotización, cotizar, solicitar cotización, pedir cotización, presupuesto, precio, lista de precios, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, valor, costo, tarifa, price',
    icon: 'file-text',
    text: 'En la página no hay precios: agregue a su solicitud lo que necesita y le enviamos la cotización.',
    link: 'Ver mi lista',
    to: { page: 'quotationList' },
    isAlone: true,
  },
  {
    words: 'catálogo, catálogo PDF, catálogo de productos, portafolio, productos, lista de productos',
    icon: 'file-text',
    text: 'Todo el catálogo está en esta página, por categorías. La hoja de cada producto se puede imprimir o guardar.',
    link: 'Ver las categorías',
    to: { page: 'categories' },
    isAlone: true,
  },
  {
    words: 'Ley 1831, ley DEA, norma DEA',
    icon: 'file-text',
    text: 'Vea qué lugares nombra la Ley 1831 y qué implica tener un DEA.',
    link: 'Ver la Ley 1831',
    to: { page: 'ley1831' },
    isAlone: true,
  },
  {
    words: 'PQR, PQRSD, petición, queja, reclamo, reclamación, sugerencia',
    icon: 'alert',
    text: 'Recibimos peticiones, quejas y reclamos en un formulario propio.',
    link: 'Abrir el formulario de PQR',
    to: { href: site.pqrForm },
  },
  {
    words:
      'política de datos, tratamiento de datos, datos personales, protección de datos, habeas data, privacidad, política de privacidad',
    icon: 'file-text',
    text: 'Cómo cuidamos los datos que usted nos confía está en nuestra política.',
    link: 'Ver la política de datos',
    to: { file: dataPolicy.file },
  },
  {
    words: 'Invima, registro Invima, registro sanitario',
    icon: 'shield',
    text: 'Pida el registro sanitario en la página de cada producto, o escríbanos con su nombre y se lo enviamos.',
    link: 'Ver contacto',
    to: { page: 'contact' },
  },
  {
    words: 'política de calidad, certificado de calidad, ISO 9001',
    icon: 'file-text',
    text: 'Nuestros compromisos con la calidad están en nuestra política.',
    link: 'Ver la política de calidad',
    to: { file: 'politica-de-calidad.pdf' },
  },
  {
    words: 'ultrasonido, ecógrafo, ecografía, ecosonógrafo',
    except: 'gel limpiar limpieza lavar lavadora cuba tina instrumental',
    icon: 'alert',
    text: '¿Busca un ecógrafo? Si no lo ve en el catálogo, pregúntenos.',
    link: 'Ver contacto',
    to: { page: 'contact' },
    isThing: true,
  },
  {
    words: 'incubadora, incubadora neonatal, incubadora de transporte, incubadora para bebé',
    icon: 'alert',
    text: '¿Busca una incubadora neonatal? Si no la ve en el catálogo, pregúntenos.',
    link: 'Ver contacto',
    to: { page: 'contact' },
    isThing: true,
    isAlone: true,
  },
  {
    words:
      'BiPAP, BPAP, jeringas, jeringas desechables, maniquí, maniquí RCP, pesabebé, pesa bebé, báscula bebé, balanza bebé, camilla ginecológica, mesa ginecológica, mascarilla, equipo usado, segunda mano',
    icon: 'alert',
    text: 'Esto es lo más cercano de nuestro catálogo. Si no es lo que busca, pregúntenos.',
    link: 'Ver contacto',
    to: { page: 'contact' },
    isThing: true,
    isAlone: true,
  },
];
