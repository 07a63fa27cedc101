/** The part of the style sheet that only data sheets use: picture beside the description, a compact table. */
export const sheetStyle = `
.sheet h1 { font-size: 20pt; margin-top: 6mm }
.facts { display: flex; gap: 8mm; font-size: 9.5pt; margin: 0 }
.facts dt, .facts dd { display: inline }
.facts dt { font-weight: 600; color: #12344d }
.about { display: grid; grid-template-columns: 70mm 1fr; gap: 8mm; margin-top: 5mm; align-items: start }
.about.alone { display: block }
.about h2 { margin-top: 0 }
figure img { display: block; width: 70mm; height: 70mm; object-fit: contain; border: 0.5pt solid #d5e0e7; border-radius: 2mm }
figcaption { font-size: 7.5pt; color: #526879; margin-top: 1.2mm }
.sheet h2 { font-size: 12pt }
.sheet .contact { margin-top: 5mm }
`;
