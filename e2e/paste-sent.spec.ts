import { expect } from './support/fixtures';
import { excelLines, pasteList } from './support/paste';
import { fillPerson, sendButton } from './support/quotation-list';
import { test } from './support/quotation-site';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('forty lines of a spreadsheet are pasted, chosen and sent, each in one message', async ({ page, company }) => {
      await page.goto('/cotizacion');
      await pasteList(page, excelLines(40));
      const doubtful = page.getByRole('group', { name: 'Autoclave', exact: true });
      await doubtful.getByRole('radio', { name: /Ref\. 602/ }).check();
      await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
      await expect(page.getByRole('heading', { level: 2, name: '40 líneas' })).toBeVisible();
      await fillPerson(page);
      await sendButton(page).click();
      await expect(page).toHaveURL(/\/mensaje\/enviado\//);

      await expect.poll(() => company.quotations.length).toBe(4);
      const quantities = company.quotations.map(({ id_product, description = '' }) => [
        id_product,
        Number(/Cantidad: (\d+)/.exec(description)?.[1]),
      ]);
      expect(quantities.sort()).toEqual([
        ['101', 2],
        ['103', 3],
        ['401', 1],
        ['602', 4],
      ]);
      const free = company.quotations.flatMap(({ description = '' }) => description.match(/^- \d+ × .*$/gm) ?? []);
      expect(free).toHaveLength(36);
      expect(new Set(free).size).toBe(36);
      for (const line of ['- 5 × Silla de ruedas plegable', '- 10 × Guante quirúrgico talla 39'])
        expect(free).toContain(line);
    });
  });
