import { getPageHeaders } from './page-headers';
import type { VercelOutput } from './vercel-output';

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
export function toMb(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
