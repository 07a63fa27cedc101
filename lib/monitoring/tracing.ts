import type { Configuration } from '@vercel/otel';

const SERVICE = 'biomedica-site';
/** Attributes of the framework's spans that carry addresses, and with them the words of a search. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query', 'next.span_name'];

type Spans = Exclude<NonNullable<Configuration['spanProcessors']>[number], string>;

/** Sends OpenTelemetry traces to `endpoint`; without one nothing is even loaded: https://nextjs.org/docs/app/guides/open-telemetry */
export async function startTracing(endpoint: string | undefined): Promise<void> {
  if (!endpoint) return;
  const { registerOTel } = await import('@vercel/otel');
  registerOTel({ serviceName: SERVICE, spanProcessors: [withoutAddresses, 'auto'] });
}

/** Traces name routes, such as /search/[q], and never the address that a visitor asked for. */
export const withoutAddresses: Spans = {
  onStart: () => undefined,
  onEnd: (span) => {
    for (const name of ADDRESSES) if (name in span.attributes) span.attributes[name] = '-';
    const route = span.attributes['next.route'] ?? span.attributes['http.route'];
    Object.assign(span, { name: /\/search\//.test(span.name) ? `${SERVICE} ${route ?? 'request'}` : span.name });
  },
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};
