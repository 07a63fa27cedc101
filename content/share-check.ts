import { headLimits } from './head-limits';

const { description, headBytes, ogImage, title } = headLimits;

/** Words of the page /compartir and of `npm run share:check`, both for the company's own staff. */
export const shareCheck = {
  title: 'Revisar un enlace compartido',
  intro:
    'Pegue el enlace de un producto de este sitio. Verá cómo lo muestran WhatsApp, LinkedIn y X, y si está listo para enviarlo.',
  label: 'Enlace del producto',
  hint: 'Por ejemplo, la dirección que aparece en el navegador cuando abre un producto. También sirven su referencia (201) o su registro sanitario.',
  submit: 'Revisar',
  checking: 'Revisando…',
  needsScript: 'Esta herramienta necesita JavaScript. Actívelo en su navegador para usarla.',
  foreign: 'Ese enlace no es de este sitio. Pegue la dirección de una de sus páginas.',
  unknown: (written: string) =>
    `No encontramos un producto con «${written}». Pegue la dirección del producto o escriba su referencia, que es un número.`,
  several: (written: string) =>
    `Varios productos responden a «${written}». Pegue la dirección de uno o escriba su referencia, que es un número.`,
  unreachable: 'No pudimos abrir el enlace. Revise la conexión e intente de nuevo.',
  previews: 'Cómo se verá',
  whatsApp: 'WhatsApp',
  square: 'WhatsApp, en pequeño',
  linkedIn: 'LinkedIn',
  x: 'X',
  results: 'Revisión',
  good: 'El enlace está listo para compartir.',
  bad: (count: number) =>
    count === 1 ? 'Hay un problema por corregir.' : `Hay ${count.toLocaleString('es-CO')} problemas por corregir.`,
  facts: {
    status: (status: number) => (status === 200 ? 'La página abre bien' : `La página responde ${status}`),
    redirects: (count: number) =>
      count === 1 ? 'El enlace lleva a otra dirección: la completa' : `El enlace redirige ${count} veces`,
    title: (length: number) => `Título de ${length} caracteres`,
    description: (length: number) => `Descripción de ${length} caracteres`,
    picture: (width: number, height: number, kilobytes: number, type: string) =>
      `Foto ${type === 'image/jpeg' ? 'JPEG' : type} de ${width} × ${height} px, ${kilobytes} KB`,
  },
  faults: {
    status: (status: number) =>
      status === 404
        ? 'Esta dirección no existe en el sitio (404): revise el enlace.'
        : `La página responde ${status} y debería responder 200.`,
    redirects: 'El enlace redirige más de una vez; comparta la dirección final.',
    head: `Las etiquetas no caben en los primeros ${headBytes / 1024} KB de la página y WhatsApp no las lee.`,
    titleMissing: 'Falta el título.',
    titleLength: (length: number) => `El título tiene ${length} caracteres; deberían ser ${title} o menos.`,
    descriptionMissing: 'Falta la descripción.',
    descriptionLength: (length: number) =>
      `La descripción tiene ${length} caracteres; deberían ser entre ${description.min} y ${description.max}.`,
    tag: (name: string) => `Falta la etiqueta ${name}.`,
    card: 'La etiqueta twitter:card debería ser summary_large_image.',
    canonical: 'Falta la dirección canónica.',
    address: 'og:url y la dirección canónica no son la misma.',
    pictureAddress: 'La dirección de la imagen no es completa (https://…).',
    pictureStatus: (status: number) => `La imagen responde ${status}.`,
    pictureBroken: 'La imagen no se puede leer.',
    pictureType: (type: string) => `La imagen es ${type}; debería ser JPEG.`,
    pictureWeight: (kilobytes: number) =>
      `La imagen pesa ${kilobytes} KB; WhatsApp muestra hasta ${ogImage.maxBytes / 1000} KB.`,
    pictureSize: (width: number, height: number) =>
      `La imagen mide ${width} × ${height} px; deberían ser ${ogImage.width} × ${ogImage.height}.`,
    pictureDeclared: 'El tamaño de la imagen no es el que dicen las etiquetas.',
    noindex: 'Esta página no aparece en Google (noindex).',
    differs: 'Este programa ve etiquetas distintas de las que ven los demás.',
  },
} as const;
