// `node watch.mjs [OPTIONS] .server/index.mjs`: runs the site and ends it when it hangs: systemd and Docker do not.
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Between two questions, and until an answer begins; WATCH_EVERY_MS is for the tests. */
const EVERY_MS = Number(process.env.WATCH_EVERY_MS || 5_000);
/** So many missing answers in a row end the site, more while it starts. */
const MAX_MISSES = 3;
const START_MS = 60_000;

const { PORT: port = '3000', HOSTNAME: name = '' } = process.env;
/** The site listens at HOSTNAME; these mean every address. */
const host = ['', '0.0.0.0', '::'].includes(name) ? '127.0.0.1' : name;

const site = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
let isEnding = false;
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    isEnding = true;
    site.kill(signal);
  });
site.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

function isAnswering() {
  return new Promise((resolve) => {
    const options = { host, port, path: '/api/health', agent: false, timeout: EVERY_MS };
    const request = get(options, (answer) => resolve(answer.resume().statusCode === 200));
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

for (let misses = -START_MS / EVERY_MS; misses < MAX_MISSES; ) {
  await setTimeout(EVERY_MS);
  // While it ends it takes no connections; whoever sent the signal sets the deadline.
  misses = (await isAnswering()) || isEnding ? 0 : misses + 1;
}
console.log(
  JSON.stringify({ level: 60, time: new Date().toISOString(), msg: 'the site does not answer: it is ended' }),
);
site.kill('SIGKILL');
