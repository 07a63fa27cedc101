import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The operator's commands: package.json's scripts that run a file in cli/, each compiled to .server/{output}.mjs. */
export const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, source] = /^tsx (\S+\/cli\/\S+\.ts)$/.exec(script) ?? [];
  return source ? [{ name, source, output: name.replace(':', '-') }] : [];
});
