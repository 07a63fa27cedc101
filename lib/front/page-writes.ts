import type { IncomingMessage } from 'node:http';
import { routes } from '../routes';

/** True for a POST, PUT… outside /api/: no page takes one. */
export function isWriteToPage({ method, url }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && !url?.startsWith('/api/');
}

/** The framework looks for a server action in whatever is posted to a page (500 for a broken form, 200 on dynamic routes); a static page without these answers 405. */
export function refuseWrite(request: IncomingMessage): void {
  request.url = routes.home;
  delete request.headers['content-type'];
  delete request.headers['next-action'];
}
