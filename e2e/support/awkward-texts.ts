/** Texts that a spreadsheet takes for formulas, or a terminal for more than text. */
export const awkwardTexts = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' \n=1+1',
  '＝1+1',
  'uno,"dos";tres',
  'uno;=1+1; "-1+1"',
  'uno,=1+1, "-1+1"',
  'uno\n=1+1',
  'primera línea\nsegunda línea',
  'primera\rsegunda\u2028tercera\u0085cuarta',
  'al revés \u202Egnp.exe \u001b[2J',
  'Ñandú ☎',
];
