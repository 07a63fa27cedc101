/** Language of the site, as in `lang` (BCP 47). */
export const language = 'es-CO';

/** Where days and hours of the company are counted. */
export const timeZone = 'America/Bogota';
