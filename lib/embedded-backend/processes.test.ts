/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleItems } from '@/e2e/support/samples';
import { openDatabase } from './database';

/** Says 'ready', waits for a line, opens the database and says how many products it finds and which columns messages have. */
const SCRIPT = `
  import { openDatabase } from './lib/embedded-backend/database';
  console.log('ready');
  process.stdin.once('data', async () => {
    const db = await openDatabase(process.env.URL_TO_OPEN);
    const { rows } = await db.execute("SELECT (SELECT count(*) FROM products) AS p, (SELECT count(*) FROM product_search) AS s, " +
      "(SELECT count(*) FROM pragma_table_info('messages') WHERE name LIKE 'policy_%') AS columns");
    console.log(rows[0].p + '/' + rows[0].s + '/' + rows[0].columns);
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

  /** What each of three says. */
  async function openAtOnce(): Promise<string[]> {
    const children = Array.from({ length: 3 }, () => start(url));
    expect(await Promise.all(children.map(said))).toEqual(['ready', 'ready', 'ready']);
    const counts = children.map(said);
    for (const child of children) child.stdin?.write('go\n');
    return Promise.all(counts);
  }

  const { length } = sampleItems;

  it('all work when it is new, and the catalogue is loaded once', async () => {
    expect(await openAtOnce()).toEqual(Array(3).fill(`${length}/${length}/2`));
  });

  it('all work when an older version of the site made it, and what it lacks is added once', async () => {
    const db = await openDatabase(url);
    for (const column of ['policy_version', 'policy_accepted_at'])
      await db.execute(`ALTER TABLE messages DROP COLUMN ${column}`);
    db.close();
    expect(await openAtOnce()).toEqual(Array(3).fill(`${length}/${length}/2`));
  });
});
