import '@/styles/globals.scss';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PageFocus } from '@/components/layout/menu-nav';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { ListButtons } from '@/components/quotation-list/list-buttons';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { theme } from '@/lib/design-tokens';
import { getSiteMetadata } from '@/lib/seo/metadata';
import { getSettings } from '@/lib/settings';

/** The font of the text; its file is fetched ahead of each page. */
const text = localFont({
  src: '../styles/fonts/inter.woff2',
  variable: '--font-text',
  weight: '400 800',
  display: 'swap',
  // _fonts.scss has closer ones, for bold words and for Android too.
  adjustFontFallback: false,
});

// Fails non-static builds: https://nextjs.org/docs/app/api-reference/file-conventions/route-segment-config/ensureStatic
export const ensureStatic = 'navigation';

export const viewport: Viewport = { themeColor: theme.color };

export async function generateMetadata(): Promise<Metadata> {
  return getSiteMetadata(await getSettings());
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const { documents } = await getSettings();
  return (
    <html lang={site.language} className={text.variable} data-scroll-behavior="smooth">
      <body>
        {/* First stop of the keyboard: past the menu. */}
        <a className="skipLink" href="#contenido">
          {messages.skipToContent}
        </a>
        <Header />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <Footer documents={documents} />
        <WhatsAppButton />
        <ListButtons />
        <PageFocus />
      </body>
    </html>
  );
}
