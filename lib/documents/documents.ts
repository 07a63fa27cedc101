import { sampleItems } from '@/content/catalogue/catalogue';
import type { SampleItem } from '@/content/catalogue/sample';
import { dataSheets } from '@/content/data-sheets';
import { dataPolicyDocument } from '@/content/policies/data-policy';
import { lawSummary } from '@/content/policies/law-summary';
import { payments } from '@/content/policies/payments';
import type { PolicyDocument } from '@/content/policies/policy-document';
import { quality } from '@/content/policies/quality';
import { shipping } from '@/content/policies/shipping';
import { warranties } from '@/content/policies/warranties';
import { pictureAddress } from './assets';
import { policyPage } from './policy-page';
import { sheetPage } from './sheet-page';

type Printable = {
  /** Where the PDF goes, below public/. */
  readonly path: string;
  /** The document as HTML; `toJpeg` turns a picture's data address into a JPEG's, which a PDF holds without growing. */
  readonly html: (toJpeg: (address: string) => Promise<string>) => Promise<string>;
};

const policies: readonly PolicyDocument[] = [dataPolicyDocument, warranties, quality, shipping, payments, lawSummary];

/** Every PDF that the site publishes: the policies, the summary of the law and the data sheets of the sample catalogue. */
export function printables(): readonly Printable[] {
  return [...policies.map(policy), ...sampleItems.filter((item) => item.dataSheet !== '').map(sheet)];
}

function policy(document: PolicyDocument): Printable {
  return { path: `/docs/${document.file}`, html: async () => policyPage(document) };
}

function sheet(item: SampleItem): Printable {
  const characteristics = dataSheets[item.id];
  if (!characteristics) throw new Error(`content/data-sheets.ts has nothing for product ${item.id}, ${item.name}`);
  const picture = pictureAddress(item.picture);
  return {
    path: item.dataSheet,
    html: async (toJpeg) => sheetPage(item, characteristics, picture && (await toJpeg(picture))),
  };
}
