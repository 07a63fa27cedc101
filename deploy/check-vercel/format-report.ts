import { toMb } from './find-faults';
import { getPageHeaders } from './page-headers';
import type { Prerender, VercelOutput } from './vercel-output';

const LARGEST_PACKAGES = 3;

/** What `vercel build` left, as lines for a person; the headers are those of the page `shown`. */
export function formatReport(output: VercelOutput, shown: string): string[] {
  return [
    'Functions (outputs are addresses that lead to one)',
    ...output.functions.map(({ name, runtime, bytes, outputs, packages }) => {
      const largest = packages.slice(0, LARGEST_PACKAGES).map(([owner, size]) => `${owner} ${toMb(size)}`);
      return `  ${toMb(bytes).padStart(6)} MB  ${String(outputs).padStart(4)} outputs  ${runtime}  ${name} (${largest.join(', ')})`;
    }),
    '',
    'Pages',
    ...output.pages.map((page) => `  ${page.padEnd(28)} ${formatPage(page, output.prerenders)}`),
    ...listBypasses(output.prerenders).map((bypass) => `  not from the cache with ${bypass}`),
    '',
    `Handlers  ${output.handlers.join('  ')}`,
    '',
    `Routes: ${countRoutes(output)}`,
    '',
    `Headers of ${shown}`,
    ...[...getPageHeaders(output, shown)].map(([name, value]) => `  ${name}: ${value}`),
  ];
}

function formatPage(page: string, prerenders: readonly Prerender[]): string {
  const made = prerenders.filter(({ path, template, isMade }) => isMade && (path === page || template === page));
  const largest = Math.ceil(Math.max(0, ...made.map(({ htmlBytes }) => htmlBytes)) / 1000);
  const size = largest > 0 ? `, ${made.length > 1 ? 'up to ' : ''}${largest} KB` : '';
  const others = page.includes('[') ? ', others at the first visit' : '';
  return made.length > 0 ? `${made.length} prerendered${size}${others}` : 'not prerendered';
}

const listBypasses = (prerenders: readonly Prerender[]) => [...new Set(prerenders.flatMap(({ bypass }) => bypass))];

function countRoutes({ routes }: VercelOutput): string {
  const patterns = routes.map(({ src = '' }) => src.length);
  const phases = new Map<string, number>();
  let phase = 'first';
  for (const { handle } of routes) {
    if (handle) phase = handle;
    else phases.set(phase, (phases.get(phase) ?? 0) + 1);
  }
  const counts = [...phases].map(([name, count]) => `${name} ${count}`).join(', ');
  return `${counts}; the longest pattern has ${Math.max(0, ...patterns)} characters`;
}
