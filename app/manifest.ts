import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { theme } from '@/lib/design-tokens';
import { routes } from '@/lib/routes';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: 'ltr',
    id: routes.home,
    start_url: routes.home,
    scope: routes.home,
    display: 'browser',
    theme_color: theme.color,
    background_color: theme.ground,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
