/** The part of the style sheet that only data sheets use: picture beside the description, a compact table. */
export const sheetStyle = `
.sheet h1 { font-size: 20pt; margin-top: 5mm }
.sheet h2 { font-size: 12pt; margin-top: 4mm }
.facts { display: flex; gap: 8mm; font-size: 9.5pt }
.facts dt, .facts dd { display: inline }
.facts dt { font-weight: 600; color: #12344d }
.about { display: grid; grid-template-columns: 60mm 1fr; gap: 7mm; margin-top: 4mm; align-items: start; font-size: 9.5pt }
.about.alone { display: block }
.about h2 { margin-top: 0 }
.about p { text-wrap: wrap }
figure img { display: block; width: 60mm; height: 60mm; object-fit: contain; border: 0.5pt solid #d5e0e7; border-radius: 2mm }
figcaption { font-size: 7.5pt; color: #526879; margin-top: 1mm }
.sheet th, .sheet td { padding-block: 1.3mm }
.sheet .notice { margin-top: 3mm; padding-block: 2.5mm }
.sheet .contact { margin-top: 4mm; padding-block: 3.5mm }
`;
