import '@/lib/process/load-env';
import { findSamples } from './find-samples';

// npm run check:content: lists what in content/ is still a sample, with exit status 1; with --build it only warns, of a site to be published.
const isBuild = process.argv.includes('--build');
const found = isBuild && !process.env.SITE_URL ? [] : findSamples(process.cwd());

if (found.length > 0) console.log(`Still sample content:\n${found.map((line) => `  ${line}`).join('\n')}`);
else if (!isBuild) console.log('No sample content is left.');
process.exitCode = found.length > 0 && !isBuild ? 1 : 0;
