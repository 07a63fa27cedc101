import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noSamples, sampleSigns, samples } from '@/content/samples';

/** Every file of content/ below `root` that is still a sample, with what is to be replaced; files with a sign of one that no line names too. */
export function findSamples(root: string, listed = samples): string[] {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.(?:json|md|ts)$/.test(file) && !noSamples.includes(file));
  const forgotten = files
    .filter((file) => !listed.some((sample) => file.startsWith(sample.file)))
    .filter((file) => sampleSigns.some((sign) => sign.test(readFileSync(join(root, file), 'utf8'))));
  return [
    ...listed.map(({ file, what }) => `${file}: ${what}`),
    ...forgotten.map((file) => `${file}: has words of a sample, but no line in content/samples.ts`),
  ];
}
