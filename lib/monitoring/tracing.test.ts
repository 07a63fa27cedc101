/** @jest-environment node */
import { withoutAddresses } from './tracing';

type Span = Parameters<typeof withoutAddresses.onEnd>[0];

test('a trace keeps the route and loses the address, which has the words of a search', () => {
  const attributes = {
    'http.target': '/search/marcapasos',
    'next.span_name': 'GET /search/marcapasos',
    'next.route': '/search/[q]',
  };
  const span = { name: 'GET /search/marcapasos', attributes } as unknown as Span;
  withoutAddresses.onEnd(span);
  expect(JSON.stringify(span)).not.toContain('marcapasos');
  expect(span.name).toBe('biomedica-site /search/[q]');
});
