import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { type FaultServer, startFaultServer } from './fault-server';
import { contact } from './person';
import { type Site, serve } from './site';

type FormsServer = {
  readonly folder: string;
  /** The embedded backend over HTTP, for sites that are given its address. */
  readonly backend: FaultServer;
  /** Starts a site with a database of its own, unless `environment` names one. */
  readonly serve: (environment: Record<string, string>) => Promise<Site & { readonly database: string }>;
};

/** Each test has a backend and sites of its own, which end with it: a message that waits in one would come to the backend of the next. */
export const test = base.extend<{ readonly server: FormsServer }>({
  server: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'forms-server-'));
    const data = await openDatabase(`file:${folder}/backend.db`);
    const backend = await startFaultServer(createHandler(async () => data));
    const sites: Site[] = [];
    const start = async (environment: Record<string, string>) => {
      const database = `file:${folder}/site-${sites.length}.db`;
      const site = await serve({ DATABASE_URL: database, FORMS_PER_MINUTE: '1000', ...environment });
      sites.push(site);
      return { ...site, database };
    };
    await use({ folder, backend, serve: start });
    for (const site of sites) await site.stop();
    await backend.close();
    data.close();
    await rm(folder, { recursive: true });
  },
});

export const person = {
  ...contact,
  client_name: 'Zoraida Quintero',
  email: 'zoraida@example.com',
  phone_number: '3009998877',
  description: 'Texto muy personal',
};

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a form as the page's script does. */
export const post = (site: Site, path: string, fields: object = person, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
