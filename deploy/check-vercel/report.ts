import type { VercelOutput, VercelRoute } from './vercel-output';

/** The platform's limit is 250 MB; what comes near it starts slowly. */
const MAX_FUNCTION_BYTES = 100_000_000;

/** What must not go to Vercel, a sentence each. `required` are the headers that every prerendered page must have. */
export function findFaults(output: VercelOutput, required: Readonly<Record<string, string>>): string[] {
  return [...findLargeFunctions(output), ...findMissingPrerenders(output), ...findMissingHeaders(output, required)];
}

function findLargeFunctions({ functions }: VercelOutput): string[] {
  if (functions.length === 0) return ['There is no function.'];
  return functions
    .filter(({ bytes }) => bytes > MAX_FUNCTION_BYTES)
    .map(({ name, bytes }) => `The function ${name} has ${toMb(bytes)} MB, more than ${toMb(MAX_FUNCTION_BYTES)} MB.`);
}

function findMissingPrerenders({ pages, prerenders }: VercelOutput): string[] {
  const made = prerenders.filter(({ isMade }) => isMade);
  return pages.flatMap((page) => {
    if (!page.includes('['))
      return made.some(({ path }) => path === page) ? [] : [`The page ${page} is not prerendered.`];
    if (!prerenders.some(({ path }) => path === page)) return [`Pages of ${page} are not kept once they are made.`];
    return made.some(({ template }) => template === page) ? [] : [`The build made no page of ${page}.`];
  });
}

function findMissingHeaders(output: VercelOutput, required: Readonly<Record<string, string>>): string[] {
  const pages = output.prerenders.filter(({ isMade }) => isMade);
  const sent = pages.map(({ path }) => ({ path, headers: getPageHeaders(output, path) }));
  return Object.entries(required).flatMap(([name, value]) => {
    const without = sent.filter(({ headers }) => headers.get(name.toLowerCase()) !== value);
    const count = `${without.length} of ${pages.length} prerendered pages`;
    return without[0] ? [`${name} is missing or has another value on ${count}, ${without[0].path} among them.`] : [];
  });
}

/** Bytes as megabytes with one digit after the point. */
function toMb(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** Phases that a page passes which is found among the outputs: the rules before the first `handle`, and those after `hit`. */
const PHASES_OF_A_PAGE = ['', 'hit'];

/** Headers, by lower-case name, that the platform sends with the prerendered page at `path` to a browser that opens it. */
export function getPageHeaders({ routes, prerenders }: Pick<VercelOutput, 'routes' | 'prerenders'>, path: string) {
  const own = prerenders.find((prerender) => prerender.path === path)?.headers ?? {};
  const headers = new Map(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]));
  let phase = '';
  for (const route of routes) {
    phase = route.handle ?? phase;
    if (PHASES_OF_A_PAGE.includes(phase)) addHeaders(headers, route, path);
  }
  return headers;
}

/** A rule that wants more than the address (`has`) is for the router's requests. */
function addHeaders(headers: Map<string, string>, { src, has, headers: added = {} }: VercelRoute, path: string): void {
  const pattern = src !== undefined && !has ? new RegExp(`^(?:${src})$`) : null;
  if (!pattern?.test(path)) return;
  // The pattern matches the whole path, so replacing fills its groups into the value.
  for (const [name, value] of Object.entries(added)) headers.set(name.toLowerCase(), path.replace(pattern, value));
}

/** What `vercel build` left, as lines for a person; the headers are those of the page `shown`. */
export function formatReport(output: VercelOutput, shown: string): string[] {
  return [
    'Functions',
    ...output.functions.map(({ name, bytes }) => `  ${toMb(bytes).padStart(6)} MB  ${name}`),
    '',
    'Pages',
    ...output.pages.map((page) => {
      const made = output.prerenders.filter(({ path, template, isMade }) => isMade && [path, template].includes(page));
      return `  ${page.padEnd(28)} ${made.length} prerendered${page.includes('[') ? ', others at the first visit' : ''}`;
    }),
    '',
    `Headers of ${shown}`,
    ...[...getPageHeaders(output, shown)].map(([name, value]) => `  ${name}: ${value}`),
  ];
}
