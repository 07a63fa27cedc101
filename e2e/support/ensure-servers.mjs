// Gets the tests nginx and Redis when this is root on Debian and they are not there; elsewhere those tests are skipped, and this says so.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = { '/usr/sbin/nginx': 'nginx-light', '/usr/bin/redis-server': 'redis-server' };
const missing = () => Object.keys(packages).filter((path) => !existsSync(path));

function install(names) {
  const run = (...args) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  console.log(`Installing for the tests: ${names.join(' ')}`);
  run('update', '-qq');
  // Each test starts its own on a free port.
  run('install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confnew', ...names);
}

const wanted = missing().map((path) => packages[path]);
if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  try {
    install(wanted);
  } catch (error) {
    console.log(`That failed: ${error.message}`);
  }
}
for (const path of missing()) console.log(`SKIPPED: there is no ${path}; the tests that need it do not run.`);
