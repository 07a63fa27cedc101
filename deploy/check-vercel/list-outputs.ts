import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A bundle of functions/: `outputs` of the tree are links to it; `packages` are its largest, in bytes, largest first. */
export type VercelFunction = {
  readonly name: string;
  readonly runtime: string;
  readonly bytes: number;
  readonly outputs: number;
  readonly packages: readonly (readonly [name: string, bytes: number])[];
};

type PrerenderFile = { readonly path: string; readonly file: string };
type FunctionConfig = { readonly runtime?: string; readonly filePathMap?: Readonly<Record<string, string>> };

const PRERENDER = '.prerender-config.json';

/** Finds the functions below `folder` (links to one are the same one) and the prerendered addresses, without the router's own data. */
export function listOutputs(project: string, folder: string) {
  const bundles = new Map<string, number>();
  const prerenderFiles: PrerenderFile[] = [];
  for (const file of walk(folder)) {
    const name = relative(folder, file);
    if (name.endsWith('.func')) bundles.set(realpathSync(file), (bundles.get(realpathSync(file)) ?? 0) + 1);
    if (name.endsWith(PRERENDER) && !isRouterData(name)) prerenderFiles.push({ path: toPath(name), file });
  }
  const functions = [...bundles].map(([bundle, outputs]) => ({
    name: relative(realpathSync(folder), bundle),
    outputs,
    ...measure(project, bundle),
  }));
  return {
    functions: functions.sort((a, b) => b.bytes - a.bytes),
    prerenderFiles: prerenderFiles.sort((a, b) => a.path.localeCompare(b.path)),
  };
}

const isRouterData = (name: string) => name.includes('.segments/') || name.endsWith(`.rsc${PRERENDER}`);

function toPath(name: string): string {
  const path = name.slice(0, -PRERENDER.length).replaceAll('\\', '/');
  return path === 'index' ? '/' : `/${path}`;
}

/** Files and bundles below `folder`; a bundle is given itself, not its files. */
function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = join(folder, entry.name);
    return entry.isDirectory() && !entry.name.endsWith('.func') ? walk(file) : [file];
  });
}

/** A function has the files of its folder and those that its configuration names by their place in the project. */
function measure(project: string, bundle: string) {
  const { runtime = '', filePathMap = {} } = readConfig(bundle);
  const own = readdirSync(bundle, { recursive: true, encoding: 'utf8' }).map(
    (name) => [name, join(bundle, name)] as const,
  );
  const mapped = Object.entries(filePathMap).map(([name, file]) => [name, join(project, file)] as const);
  const packages = new Map<string, number>();
  let bytes = 0;
  for (const [name, file] of [...own, ...mapped]) {
    const stats = statSync(file);
    if (!stats.isFile()) continue;
    bytes += stats.size;
    const [, owner] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
    if (owner) packages.set(owner, (packages.get(owner) ?? 0) + stats.size);
  }
  return { runtime, bytes, packages: [...packages].sort(([, a], [, b]) => b - a) };
}

const readConfig = (bundle: string) =>
  JSON.parse(readFileSync(join(bundle, '.vc-config.json'), 'utf8')) as FunctionConfig;
