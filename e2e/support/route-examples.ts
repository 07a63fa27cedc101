import { formatPasted } from '@/lib/pasted-list/address';
import { parsePasted } from '@/lib/pasted-list/parse';
import { address } from './fixtures';
import { categoryAddress, productAddress } from './samples';

const fromBackend = async (path: string) => (await fetch(address('BACKEND') + path)).json();

type Named = { readonly id: number; readonly name: string; readonly type: string };

/** An address of each route of the build, with its status; a new route needs its own here. The page `html` names an Open Graph image. */
export async function getRouteExamples(html: string): Promise<Record<string, readonly [path: string, status: number]>> {
  const { data } = (await fromBackend('/products?page=1&limit=1')) as { data: [Named] };
  const [category] = (await fromBackend('/categories/PRODUCT')) as [Named];
  const [card = ''] = /\/tarjeta\/[^"?]+/.exec(html) ?? [];
  const plain = ['/', '/accesibilidad', '/contacto', '/ley-1831', '/manifest.webmanifest', '/productos'];
  const files = ['/robots.txt', '/sitemap.xml', '/no-disponible', '/api/health'];
  return {
    ...Object.fromEntries([...plain, ...files].map((path) => [path, [path, 200]])),
    '/producto/[name]/[id]': [productAddress(data[0]), 200],
    '/productos/[category]/[id]': [categoryAddress(category), 200],
    '/search': ['/search?q=monitor', 303],
    '/search/[q]': ['/search/bisturi', 200],
    '/search/[q]/[...only]': ['/search/monitor/equipos', 200],
    '/cotizacion': ['/cotizacion', 200],
    '/cotizacion/[items]': [`/cotizacion/${data[0].id}`, 200],
    '/cotizacion/[items]/qr.svg': [`/cotizacion/${data[0].id}/qr.svg`, 200],
    '/cotizacion/[items]/[extras]': [`/cotizacion/${data[0].id}/x1__silla_de_ruedas`, 200],
    '/cotizacion/[items]/[extras]/qr.svg': [`/cotizacion/${data[0].id}/x1__silla_de_ruedas/qr.svg`, 200],
    '/cotizacion/cambiar': ['/cotizacion/cambiar', 303],
    '/cotizacion/pegar': ['/cotizacion/pegar', 303],
    '/cotizacion/revisar/[lines]': [
      `/cotizacion/revisar/${formatPasted({ ...parsePasted('2 camas'), base: '' })}`,
      200,
    ],
    '/comparar': ['/comparar', 200],
    '/comparar/elegir': ['/comparar/elegir?id=101&id=102', 303],
    '/comparar/[items]': ['/comparar/101-102', 200],
    '/ley-1831/[place]': ['/ley-1831/transporte', 200],
    '/ley-1831/lugar': ['/ley-1831/lugar?lugar=hotel', 303],
    '/ley-1831/lugar/[word]': ['/ley-1831/lugar/hotel', 200],
    '/productos/[category]/[id]/[...view]': [`${categoryAddress(category)}/orden/nombre`, 200],
    '/producto/[name]/[id]/qr.svg': [`${productAddress(data[0])}/qr.svg`, 200],
    '/api/suggest': ['/api/suggest?q=monitor', 200],
    '/mensaje/[...estado]': ['/mensaje/enviado', 200],
    '/sitemap/[part]': ['/sitemap/1.xml', 200],
    '/tarjeta/[kind]/[id]/[file]': [card, 200],
    '/images/catalogue/[file]': ['/images/catalogue/no-hay.01234567-400.webp', 404],
    '/api/contact': ['/api/contact', 405],
    '/api/quotation': ['/api/quotation', 405],
    '/api/revalidate': ['/api/revalidate', 405],
    '/_not-found': ['/no/hay/nada', 404],
    '/_global-error': ['/_global-error', 404],
  };
}
