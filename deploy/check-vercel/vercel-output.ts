import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOutputs, type VercelFunction } from './list-outputs';

/** A rule of config.json, or the start of a phase (`handle`): https://vercel.com/docs/build-output-api/configuration#routes */
export type VercelRoute = {
  readonly handle?: string;
  readonly src?: string;
  readonly dest?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly continue?: boolean;
  readonly has?: readonly unknown[];
};

/** An address that the platform keeps an answer of; `template` is its route with parameters, `isMade` says whether the build made the answer. */
export type Prerender = {
  readonly path: string;
  readonly template: string | null;
  readonly isMade: boolean;
  readonly htmlBytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bypass: readonly string[];
};

/** What `vercel build` left, as far as the check needs it. `pages` and `handlers` are the application's routes. */
export type VercelOutput = {
  readonly functions: readonly VercelFunction[];
  readonly prerenders: readonly Prerender[];
  readonly routes: readonly VercelRoute[];
  readonly pages: readonly string[];
  readonly handlers: readonly string[];
};

type PrerenderConfig = {
  readonly sourcePath?: string;
  readonly fallback?: unknown;
  readonly initialMetadata?: { readonly htmlSize?: number };
  readonly initialHeaders?: Readonly<Record<string, string>>;
  readonly experimentalBypassFor?: readonly { readonly key?: string; readonly value?: string }[];
};

/** Reads the tree that `vercel build` left in `folder`, the root of the project. */
export function readVercelOutput(folder: string): VercelOutput {
  const output = join(folder, '.vercel/output');
  const { functions, prerenderFiles } = listOutputs(folder, join(output, 'functions'));
  const routed = Object.entries(readJson<Record<string, string>>(join(folder, '.next/app-path-routes-manifest.json')));
  const listRoutes = (kind: string) => routed.flatMap(([file, route]) => (file.endsWith(kind) ? [route] : [])).sort();
  return {
    functions,
    prerenders: prerenderFiles.map(({ path, file }) => toPrerender(path, readJson<PrerenderConfig>(file))),
    routes: readJson<{ routes: VercelRoute[] }>(join(output, 'config.json')).routes,
    pages: listRoutes('/page'),
    handlers: listRoutes('/route'),
  };
}

function toPrerender(path: string, config: PrerenderConfig): Prerender {
  return {
    path,
    template: config.sourcePath ?? null,
    isMade: Boolean(config.fallback),
    htmlBytes: config.initialMetadata?.htmlSize ?? 0,
    headers: config.initialHeaders ?? {},
    bypass: (config.experimentalBypassFor ?? []).map(({ key, value }) => [key, value].filter(Boolean).join(': ')),
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
