import localFont from 'next/font/local';

/** The font of the text; its file is fetched ahead of each page. */
export const text = localFont({
  src: './fonts/inter.woff2',
  variable: '--font-text',
  weight: '400 800',
  display: 'swap',
  // _fonts.scss has closer ones, for bold words and for Android too.
  adjustFontFallback: false,
});
