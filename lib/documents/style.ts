import { labels } from '@/content/policies/labels';
import { site } from '@/content/site';
import { readTokens } from '@/lib/design-tokens/tokens';
import { sheetStyle } from './sheet-style';

const colors = Object.entries(readTokens().colors ?? {});

/** The style sheet of every printed document: A4, house colours, page numbers and the sample notice at each foot. */
export function getDocumentStyle(fontAddress: string): string {
  return `${getPageStyle(fontAddress)}${textStyle}${listStyle}${tableStyle}${sheetStyle}`;
}

function getPageStyle(fontAddress: string): string {
  const { before, between } = labels.page;
  const foot =
    "font: 400 7.5pt/1.3 'Inter'; color: var(--text-soft); border-top: 0.5pt solid var(--line); padding-top: 2.5mm; margin-top: 3mm; vertical-align: top";
  return `
:root { ${colors.map(([name, value]) => `--${name}: ${value}`).join('; ')} }
@font-face { font-family: 'Inter'; src: url(${fontAddress}) format('woff2'); font-weight: 100 900 }
@page {
  size: A4; margin: 15mm 18mm 20mm;
  @bottom-left { content: ${JSON.stringify(labels.footer(site.name))}; width: 78%; text-align: left; ${foot} }
  @bottom-right { content: ${JSON.stringify(before)} counter(page) ${JSON.stringify(between)} counter(pages); width: 22%; text-align: right; ${foot} }
}
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: 400 10.25pt/1.5 'Inter'; color: var(--text); overflow-wrap: break-word; text-wrap: pretty }
`;
}

const textStyle = `
.top { display: flex; justify-content: space-between; align-items: center; padding-bottom: 4mm; border-bottom: 1.2pt solid var(--accent) }
.top img { height: 10mm; display: block }
.top p { font-size: 8.5pt; color: var(--text-soft); margin: 0 }
h1 { font-size: 22pt; line-height: 1.15; letter-spacing: -0.02em; font-weight: 700; color: var(--heading); margin: 7mm 0 2.5mm; text-wrap: balance }
.lead { font-size: 11.5pt; line-height: 1.45; color: var(--text-soft); margin: 0 }
h2 { font-size: 13pt; line-height: 1.25; letter-spacing: -0.01em; font-weight: 600; color: var(--accent); margin: 6mm 0 2mm; break-after: avoid }
h3 { font-size: 10pt; font-weight: 600; color: var(--heading); margin: 0 0 1mm; break-after: avoid }
p { margin: 0 0 2mm; orphans: 3; widows: 3 }
a { color: var(--accent); text-decoration: underline; text-decoration-thickness: 0.5pt; text-underline-offset: 1.5pt; overflow-wrap: anywhere }
strong { font-weight: 600; color: var(--heading) }
sub { font-size: 0.72em; line-height: 0; vertical-align: -0.25em }
.notice { background: var(--action-soft); border-left: 2.4pt solid var(--action); padding: 3mm 4mm; margin-top: 5mm; font-size: 8.75pt; line-height: 1.45; break-inside: avoid }
.notice p { margin: 0 }
.notice p + p { margin-top: 1.5mm }
.contact { break-inside: avoid; background: var(--ground-soft); border-radius: 2mm; padding: 4.5mm 5mm; margin-top: 7mm }
.contact h2 { margin: 0 0 2mm }
.contact dl { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 8mm; font-size: 8.75pt; line-height: 1.4 }
.contact dt { font-weight: 600; color: var(--heading) }
`;

const listStyle = `
ul, ol { padding-left: 5mm; margin: 0 0 2.5mm }
li { margin-bottom: 1mm; orphans: 3; widows: 3; break-inside: avoid }
ul li::marker { color: var(--accent) }
.steps li { padding-left: 1mm }
.steps li::marker { color: var(--accent); font-weight: 600 }
.groups { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm 5mm; margin-bottom: 2.5mm; font-size: 9.5pt; line-height: 1.4 }
.group { border-top: 0.8pt solid var(--line-strong); padding-top: 2mm; break-inside: avoid }
.group ul { margin: 0; padding-left: 4mm }
.group li { margin-bottom: 0.5mm }
`;

const tableStyle = `
table { width: 100%; border-collapse: collapse; margin: 2mm 0 3mm; font-size: 9pt; line-height: 1.4; break-inside: avoid }
caption { text-align: left; font-weight: 600; color: var(--heading); padding-bottom: 1.5mm }
th, td { text-align: left; vertical-align: top; padding: 1.7mm 2.5mm; border-bottom: 0.5pt solid var(--line) }
thead th { background: var(--heading); color: var(--text-inverse); font-weight: 600; border: 0 }
tbody th { font-weight: 600; color: var(--heading) }
.columns-2 th:first-child { width: 34% }
.columns-3 th:first-child { min-width: 48mm }
.columns-4 th:first-child { width: 17% }
`;
