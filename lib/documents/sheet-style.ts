/** The part of the style sheet that only data sheets use: picture beside the description, a compact table. */
export const sheetStyle = `
.sheet h1 { font-size: 20pt; margin-top: 5mm }
.sheet h2 { font-size: 12pt; margin-top: 4mm }
.sheet .top { padding-bottom: 3mm }
.facts { display: flex; gap: 8mm; font-size: 9.5pt }
.facts dt, .facts dd { display: inline }
.facts dt { font-weight: 600; color: var(--heading) }
.about { display: grid; grid-template-columns: 58mm 1fr; gap: 7mm; margin-top: 4mm; align-items: start; font-size: 9.5pt }
.about.alone { display: block }
.about h2 { margin-top: 0 }
.picture img { display: block; width: 58mm; height: 58mm; object-fit: contain; border: 0.5pt solid var(--line); border-radius: 2mm }
.picture p { font-size: 7.5pt; color: var(--text-soft); margin-top: 1mm }
.audience { font-size: 9pt; margin: 0 }
.sheet th, .sheet td { padding-block: 1.1mm; font-size: 8.75pt }
.sheet .notice { margin-top: 3mm; padding-block: 2.5mm }
.sheet .contact h2 { margin-top: 0 }
.sheet .contact { margin-top: 4mm; padding-block: 3.5mm }
`;
