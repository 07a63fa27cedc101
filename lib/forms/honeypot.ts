/** The field that people do not see; whoever fills it is a machine. Apart from the schemas, so that it weighs nothing in a page. */
export const HONEYPOT_FIELD = 'website';
