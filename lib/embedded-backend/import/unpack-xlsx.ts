import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { bounds } from './bounds';

/** First bytes of the old binary files of Excel, and of new ones with a password. */
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0];
/** The parts that hold values; pictures, charts and the rest are left out. */
const NEEDED =
  /^\[Content_Types\]\.xml$|\.rels$|^xl\/(workbook|sharedStrings|styles)\.xml$|^xl\/worksheets\/[^/]+\.xml$/i;
const TAG = '<'.charCodeAt(0);
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;

/** The parts of a workbook that hold its values, as an archive whose sizes are true; throws when the file is none, or too large. */
export function unpackXlsx(bytes: Uint8Array): Uint8Array {
  if (OLE2.every((byte, index) => bytes[index] === byte))
    throw new Error('the file has a password or is an old .xls: save it as .xlsx without a password');
  const parts = unzip(bytes);
  if (!parts['xl/workbook.xml']) throw new Error('the file is no .xlsx: it has no workbook');
  for (const [name, part] of Object.entries(parts)) checkPart(name, part);
  return zipSync(parts, { level: 1 });
}

/** Reads the archive's list first, so that nothing is unpacked that is too large; of a part that lies no more is unpacked than it says. */
function unzip(bytes: Uint8Array): Unzipped {
  const list: { readonly name: string; readonly originalSize: number }[] = [];
  try {
    unzipSync(bytes, { filter: (part) => list.push(part) < 0 });
  } catch {
    throw new Error('the file is no .xlsx');
  }
  const size = list.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (size > bounds.unpackedBytes)
    throw new Error(`the file unpacks to more than ${bounds.unpackedBytes / 1024 ** 2} MB`);
  if (list.some(({ name }) => name.startsWith('xl/externalLinks/')))
    throw new Error(
      'the file has links to other files: break them in Excel (Data, Edit Links), so that their values stay',
    );
  try {
    return unzipSync(bytes, { filter: ({ name }) => NEEDED.test(name) });
  } catch {
    throw new Error('the file is damaged');
  }
}

/** A part that was cut because its size is a lie ends anywhere; a document type may hold entities that grow. */
function checkPart(name: string, part: Uint8Array): void {
  const content = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  if (!/<\/?[\w:]+[^<>]*>\s*$/.test(content.toString('latin1', Math.max(0, content.length - 1_000))))
    throw new Error(`the file is damaged (${name})`);
  if (content.includes('<!DOCTYPE')) throw new Error(`the file has a document type (${name})`);
  // The rows of a sheet are read one by one.
  const rest = SHEET.test(name) ? content.subarray(Math.max(0, content.indexOf('</sheetData>'))) : content;
  let tags = 0;
  for (const byte of rest) if (byte === TAG) tags += 1;
  if (tags > bounds.tags)
    throw new Error(`the file has more than ${bounds.tags} tags of texts or merged cells (${name})`);
}
