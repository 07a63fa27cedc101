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
import { getPictureAddress } from './assets';
import { renderPolicyPage } from './policy-page';
import { renderSheetPage } from './sheet-page';

type Printable = {
  /** Where the PDF goes, below public/. */
  readonly path: string;
  /** The document as HTML; `toJpeg` turns a picture's data address into a JPEG's, which a PDF holds without growing. */
  readonly html: (toJpeg: (address: string) => Promise<string>) => Promise<string>;
};

const policies: readonly PolicyDocument[] = [dataPolicyDocument, warranties, quality, shipping, payments, lawSummary];

/** Every PDF that the site publishes: the policies, the summary of the law and the data sheets of the sample catalogue. */
export function printables(): readonly Printable[] {
  return [...policies.map(toPolicyFile), ...sampleItems.filter((item) => item.dataSheet !== '').map(toSheetFile)];
}

function toPolicyFile(document: PolicyDocument): Printable {
  return { path: `/docs/${document.file}`, html: async () => renderPolicyPage(document) };
}

function toSheetFile(item: SampleItem): Printable {
  const characteristics = dataSheets[item.id];
  if (!characteristics) throw new Error(`content/data-sheets.ts has nothing for product ${item.id}, ${item.name}`);
  const picture = getPictureAddress(item.picture);
  return {
    path: item.dataSheet,
    html: async (toJpeg) => renderSheetPage(item, characteristics, picture && (await toJpeg(picture))),
  };
}
