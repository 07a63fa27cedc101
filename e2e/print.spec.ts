import { expect, test } from './support/fixtures';

/** The most sheets that a page may take, on both papers. */
const SHEETS = { '/ley-1831': 3, '/ley-1831/transporte': 3, '/comparar/101-102': 2, '/p/101': 1, '/p/201': 1 };

for (const [path, most] of Object.entries(SHEETS))
  test(`${path} is printed on at most ${most} sheets, A4 or Letter`, async ({ page }) => {
    await page.goto(path);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format, preferCSSPageSize: true });
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets, format).toBeGreaterThan(0);
      expect(sheets, format).toBeLessThanOrEqual(most);
    }
  });

test('What only a screen can use is not on the paper of the law, and what it says is', async ({ page }) => {
  await page.goto('/ley-1831');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['¿Qué es su lugar?', 'Cotizar', 'Ver si la ley lo nombra'])
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
  for (const name of ['Conozca nuestro desfibrilador', 'Lugares obligados a contar con un DEA'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
});
