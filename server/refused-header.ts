/** Header, inside the server only, of a page that is not rendered: after how many seconds to ask again. */
export const REFUSED_HEADER = 'x-refused-seconds';
