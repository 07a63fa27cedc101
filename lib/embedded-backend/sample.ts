import sample from '@/content/catalogue/sample.json' with { type: 'json' };
import type { Catalogue } from './catalogue';
import { buildCatalogue } from './import/build';
import { readCatalogue } from './import/read-json';

/** The sample catalogue of content/, by the same checks as any import. */
export function sampleCatalogue(): Catalogue {
  const { records, ...given } = readCatalogue(sample);
  const { catalogue, faults } = buildCatalogue(records, given);
  if (faults.length > 0) throw new Error(`content/catalogue/sample.json: ${JSON.stringify(faults)}`);
  return catalogue;
}
