/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleItems } from '@/e2e/support/samples';

/** Says 'ready', waits for a line, opens the database and says how many products it finds. */
const SCRIPT = `
  import { openDatabase } from './lib/embedded-backend/database';
  console.log('ready');
  process.stdin.once('data', async () => {
    const db = await openDatabase(process.env.URL_TO_OPEN);
    const { rows } = await db.execute("SELECT (SELECT count(*) FROM products) AS p, (SELECT count(*) FROM product_search) AS s");
    console.log(rows[0].p + '/' + rows[0].s);
    process.exit();
  });
`;

function start(url: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
    env: { ...process.env, URL_TO_OPEN: url },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

const said = async ({ stdout }: ChildProcess) => (stdout ? String((await once(stdout, 'data'))[0]).trim() : '');

describe('processes that open the same database at once', () => {
  let folder: string;
  let url: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biomedica-processes-'));
    url = `file:${folder}/site.db`;
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('all work when it is new, and the catalogue is loaded once', async () => {
    const children = Array.from({ length: 3 }, () => start(url));
    expect(await Promise.all(children.map(said))).toEqual(['ready', 'ready', 'ready']);
    const counts = children.map(said);
    for (const child of children) child.stdin?.write('go\n');
    expect(await Promise.all(counts)).toEqual(Array(3).fill(`${sampleItems.length}/${sampleItems.length}`));
  });
});
