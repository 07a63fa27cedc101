/** @jest-environment node */
import { isAbsent, toFirstAddress, toOneLine, toPlainText } from './plain-text';

const CASES: readonly (readonly [string, string])[] = [
  // Markup
  ['<p>Uno <strong>dos</strong>.</p><ul><li>ECG</li><li>SpO<sub>2</sub></li></ul>', 'Uno dos.\n- ECG\n- SpO2'],
  [
    '<h2>Título</h2>\\n<ul>\\n<li>ECG &amp; PANI</li>\\n<li>4&nbsp;horas</li>\\n</ul>',
    'Título\n- ECG & PANI\n- 4 horas',
  ],
  ['Uno<br>Dos<br />\nTres<br><br>Cuatro', 'Uno\nDos\nTres\n\nCuatro'],
  ['<ul><li><p>Uno</p></li><li></li><li>Dos<ul><li>Tres</li></ul></li></ul>', '- Uno\n- Dos\n- Tres'],
  ['Antes<script>alert("x < y")</script><style>p{}</style> después<!-- nota -->', 'Antes después'],
  ['<table><tr><th>Peso</th><td>3 kg</td></tr><tr><td>Alto</td><td>2 m</td></tr></table>', 'Peso 3 kg\nAlto 2 m'],
  ['<a href="/x?a>b" title=\'c\'>Ficha</a> <img src="a.jpg" alt="no">', 'Ficha'],
  ['Línea uno\\nLínea dos\\r\\nLínea tres', 'Línea uno\nLínea dos\nLínea tres'],
  ['Johnson &amp; Johnson 12&quot; ca&ntilde;&oacute;n &#8482; &#xE9;', 'Johnson & Johnson 12" cañón ™ é'],
  // Once
  ['A &amp;amp; B &amp;lt;5', 'A &amp; B &lt;5'],
  ['&lt;5 mmHg y R&D', '<5 mmHg y R&D'],
  // No markup, beside markup too
  ['<p>Presión <5 mmHg, a < b, R&D</p>', 'Presión <5 mmHg, a < b, R&D'],
  ...[
    ...['<5 mmHg', 'a < b', 'a<b y c>d', 'a <b y c> d', 'R&D', 'AT&T &copy 2024', '5 < x > 3', 'Ana <ana@example.com>'],
    ...['P&L;', 'texto  con  blancos\n\n\n y más ', '<strong', 'C:\\nueva', '<https://example.com>', '&noesentidad;'],
  ].map((text) => [text, text] as const),
];

test.each(CASES)('%j is %j', (markup, plain) => {
  expect(toPlainText(markup)).toBe(plain);
});

test.each([
  ['A\r\nB', 'A B'],
  ['A\u0000B\u200BC\u00A0D\uFEFF', 'ABC D'],
  ['  Equipos de\nmonitoreo ', 'Equipos de monitoreo'],
  ['Monitor <b>digital</b><br>fetal', 'Monitor digital fetal'],
  ['Familia 👩\u200D👩\u200D👧 y ca\u200Dma', 'Familia 👩\u200D👩\u200D👧 y cama'],
])('%j is %j in one line', (text, line) => {
  expect(toOneLine(text)).toBe(line);
});

test.each([
  ['["/a.jpg", "/b.jpg"]', '/a.jpg'],
  [' /a.pdf, /b.pdf', '/a.pdf'],
  ['https://x.co/a,1.jpg https://x.co/b.jpg', 'https://x.co/a,1.jpg'],
  ['/fotos/a[1]', '/fotos/a[1]'],
  ['WWW.x.co/a.pdf', 'https://WWW.x.co/a.pdf'],
])('the first address of %j is %s', (text, address) => {
  expect(toFirstAddress(text)).toBe(address);
});

test('words for nothing are absent', () => {
  const words = ['null', 'NULL', 'undefined', 'N/A', 'n/a', 'NA', '-', '—', '0', '#', ' - ', 'No aplica'];
  expect(words.filter((word) => !isAbsent(word))).toEqual([]);
  expect(['', 'Nada', '0012', 'A-1', '10', 'Nanox', '#1'].filter(isAbsent)).toEqual([]);
});

// Its own time limit ends it where one of them takes the square of its length.
test.each(['<', '<p', '<p>', '&', '<!--', '<b x', '<a =', '<li>', '&amp;', '\\n', ' ', '<br>', '<div '])(
  'a long row of %j is read',
  (part) => {
    expect(toOneLine(part.repeat(200_000)).length).toBeLessThanOrEqual(part.length * 200_000);
  },
);
