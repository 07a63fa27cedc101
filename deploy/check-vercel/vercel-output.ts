import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A rule of config.json, or the start of a phase (`handle`): https://vercel.com/docs/build-output-api/configuration#routes */
export type VercelRoute = {
  readonly handle?: string;
  readonly src?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly has?: readonly unknown[];
};

/** An address that the platform keeps an answer of; `template` is its route with parameters, `isMade` says whether the build made the answer. */
type Prerender = {
  readonly path: string;
  readonly template: string | null;
  readonly isMade: boolean;
  readonly headers: Readonly<Record<string, string>>;
};

/** What `vercel build` left, as far as the check needs it. `pages` are the application's routes. */
export type VercelOutput = {
  readonly functions: readonly { readonly name: string; readonly bytes: number }[];
  readonly prerenders: readonly Prerender[];
  readonly routes: readonly VercelRoute[];
  readonly pages: readonly string[];
};

type PrerenderConfig = {
  readonly sourcePath?: string;
  readonly fallback?: unknown;
  readonly initialHeaders?: Readonly<Record<string, string>>;
};

const PRERENDER = '.prerender-config.json';

/** Reads the tree that `vercel build` left in `folder`, the root of the project; without the router's own data. */
export function readVercelOutput(folder: string): VercelOutput {
  const output = join(folder, '.vercel/output');
  const root = join(output, 'functions');
  const names = walk(root).map((file) => relative(root, file).replaceAll('\\', '/'));
  // Links to a function are the same one.
  const bundles = new Set(names.filter((name) => name.endsWith('.func')).map((name) => realpathSync(join(root, name))));
  const functions = [...bundles].map((bundle) => ({
    name: relative(realpathSync(root), bundle),
    bytes: measure(folder, bundle),
  }));
  const routes = Object.entries(readJson<Record<string, string>>(join(folder, '.next/app-path-routes-manifest.json')));
  return {
    functions: functions.sort((a, b) => b.bytes - a.bytes),
    prerenders: names
      .filter((name) => name.endsWith(PRERENDER) && !isRouterData(name))
      .map((name) => toPrerender(name.slice(0, -PRERENDER.length), readJson(join(root, name))))
      .sort((a, b) => a.path.localeCompare(b.path)),
    routes: readJson<{ routes: VercelRoute[] }>(join(output, 'config.json')).routes,
    pages: routes.flatMap(([file, route]) => (file.endsWith('/page') ? [route] : [])).sort(),
  };
}

const isRouterData = (name: string) => name.includes('.segments/') || name.endsWith(`.rsc${PRERENDER}`);

/** Files and bundles below `folder`; a bundle is given itself, not its files. */
function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = join(folder, entry.name);
    return entry.isDirectory() && !entry.name.endsWith('.func') ? walk(file) : [file];
  });
}

/** Bytes of a function: the files of its folder and those that its configuration names by their place in the project. */
function measure(project: string, bundle: string): number {
  const { filePathMap = {} } = readJson<{ filePathMap?: Record<string, string> }>(join(bundle, '.vc-config.json'));
  const own = readdirSync(bundle, { recursive: true, encoding: 'utf8' }).map((name) => join(bundle, name));
  const mapped = Object.values(filePathMap).map((file) => join(project, file));
  return [...own, ...mapped]
    .map((file) => statSync(file))
    .filter((stats) => stats.isFile())
    .reduce((bytes, { size }) => bytes + size, 0);
}

function toPrerender(name: string, { sourcePath, fallback, initialHeaders }: PrerenderConfig): Prerender {
  return {
    path: name === 'index' ? '/' : `/${name}`,
    template: sourcePath ?? null,
    isMade: Boolean(fallback),
    headers: initialHeaders ?? {},
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
