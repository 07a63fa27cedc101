/** Language of the site, as in `lang` (BCP 47). */
export const language = 'es-CO';
