import { execFileSync } from 'node:child_process';

/** Before each run of Jest: tests of the operator's commands run them compiled. */
export default function buildCommands() {
  execFileSync(process.execPath, ['deploy/build-server.mjs'], { stdio: 'inherit' });
}
