import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { excelLines, pasteList } from './support/paste';
import { listLink } from './support/quotation-list';

const FREE_WORDS = 'Silla de ruedas plegable';

for (const javaScriptEnabled of [true, false])
  test.describe(`A pasted list ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('forty lines of a spreadsheet are read, chosen and on the list', async ({ page }) => {
      await page.goto('/cotizacion');
      await pasteList(page, excelLines(40));
      await expect(page).toHaveURL(/\/cotizacion\/revisar\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revise su lista');
      await expect(page.getByRole('group')).toHaveCount(40);
      await expect(page).toHaveTitle(/^Revise su lista: 3 encontrados, 2 por confirmar, 35 fuera del catálogo/);

      const monitor = page.getByRole('group', { name: 'Monitor de signos vitales' });
      await expect(monitor.getByRole('radio', { name: /Ref\. 101/ })).toBeChecked();
      await expect(page.getByRole('spinbutton', { name: 'Cantidad de Monitor de signos vitales' })).toHaveValue('2');
      await expect(page.getByRole('group', { name: 'Esfigmomanómetro' })).toContainText('por «tensiómetro»');
      const doubtful = page.getByRole('group', { name: 'Autoclave', exact: true });
      await expect(doubtful.getByRole('radio', { name: 'Ninguno de estos: cotizar como está' })).toBeChecked();
      await doubtful.getByRole('radio', { name: /Ref\. 602/ }).check();
      await page.getByRole('group', { name: 'Batería para DEA-50' }).getByRole('radio', { name: 'No agregar' }).check();
      await page.getByRole('spinbutton', { name: `Cantidad de ${FREE_WORDS}` }).fill('7');
      await page.getByRole('button', { name: 'Agregar a mi lista' }).click();

      await expect(page).toHaveURL(/\/cotizacion\/101x2-103x3-401-602x4\//);
      await expect(page.getByRole('heading', { level: 3, name: /Monitor de signos vitales MV-12/ })).toBeVisible();
      await expect(page.getByText(FREE_WORDS).first()).toBeVisible();
      await expect(page.getByText('Pedido: Autoclave').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(FREE_WORDS).first()).toBeVisible();
    });

    test('a quantity that no list can have is shown, rows of totals are named, and one candidate is a question', async ({
      page,
    }) => {
      await page.goto('/cotizacion');
      await pasteList(page, 'Oxímetro de pulso\t1.000\nBatería para DEA-50\t2\nTOTAL\t\t$ 5.000.000\nIVA\t19%');
      await expect(page.getByText('2 líneas no son productos: TOTAL, IVA.')).toBeVisible();
      await expect(page).toHaveTitle(/1 encontrado, 1 por confirmar, 0 fuera del catálogo, 1 cantidad por revisar/);
      const oximeter = page.getByRole('group', { name: 'Oxímetro de pulso (1.000)' });
      await expect(oximeter.getByRole('radio', { name: /Ref\. 102/ })).toBeChecked();
      await expect(oximeter).toContainText('Revise la cantidad: su lista dice «1.000»');
      const quantity = page.getByRole('spinbutton', { name: 'Cantidad de Oxímetro de pulso (1.000)' });
      await expect(quantity).toHaveAccessibleDescription(/de 1 a 999/);
      const battery = page.getByRole('group', { name: 'Batería para DEA-50' });
      await expect(battery).toContainText('¿Es este?');
      await expect(battery.getByRole('radio').first()).toHaveAccessibleName(/Ref\. 201/);
      await expect(battery.getByRole('radio', { name: 'No: cotizar como está' })).toBeChecked();
      await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
      await expect(page.getByText('Pedido: Oxímetro de pulso (1.000)').first()).toBeVisible();
    });

    test('a number that the name of what is found has is no quantity', async ({ page }) => {
      await page.goto('/cotizacion');
      await pasteList(page, 'aspirador secreciones 2 frascos\nGuantes 2 cajas');
      const words = 'aspirador secreciones (2 frascos)';
      await expect(page.getByRole('group', { name: words }).getByRole('radio', { name: /Ref\. 403/ })).toBeChecked();
      await expect(page.getByRole('spinbutton', { name: `Cantidad de ${words}` })).toHaveValue('1');
      await expect(page.getByRole('spinbutton', { name: 'Cantidad de Guantes (cajas)' })).toHaveValue('2');
    });

    test('the lines are added to the list that there is', async ({ page }) => {
      await page.goto('/cotizacion/101x2-305');
      if (javaScriptEnabled) await page.getByRole('button', { name: 'Guardar como mi lista' }).click();
      await pasteList(page, '101 x 1\nDM-360\n101 x 2');
      await expect(page.getByRole('group', { name: '101' })).toContainText('Sumamos 2 líneas iguales');
      await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
      await expect(page).toHaveURL('/cotizacion/101x5-305-203');
    });

    test('what cannot be taken is said where it was pasted', async ({ page }) => {
      await page.goto('/cotizacion');
      await pasteList(page, '- - -\n***');
      await expect(page.getByText('No encontramos líneas en lo que pegó.')).toBeVisible();
      // Typed by the browser it takes longer than a test.
      await page.getByRole('textbox', { name: /Su lista/ }).evaluate((area: HTMLTextAreaElement) => {
        area.value = 'Camilla de transporte con barandas\n'.repeat(30_000);
      });
      await page.getByRole('button', { name: 'Revisar mi lista' }).click();
      await expect(page.getByText('Su lista es demasiado larga')).toBeVisible();
    });
  });

test('one keyboard is enough, and nothing is lost by a reload or a way back', async ({ page }) => {
  await page.goto('/cotizacion');
  await page.getByRole('textbox', { name: /Su lista/ }).focus();
  await page.keyboard.insertText('Autoclave x 4\nMonitor MV-12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/1 encontrado, 1 por confirmar, 0 fuera del catálogo/);
  await page.reload();
  const first = page.getByRole('group', { name: 'Autoclave' });
  await first.getByRole('radio', { name: /Ninguno/ }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(first.getByRole('radio', { name: /Ref\. 602/ })).toBeChecked();
  await page.getByRole('button', { name: 'Agregar a mi lista' }).press('Enter');
  await expect(page).toHaveURL(/\/cotizacion\/602x4-101\//);
  await expect(listLink(page)).toHaveAccessibleName(/2 líneas/);
  await page.goBack();
  await expect(page.getByRole('group')).toHaveCount(2);
});

for (const width of [360, 768, 1280])
  test(`a review fits a window of ${width} px, and axe finds nothing in it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cotizacion');
    expect(await axe(page)).toEqual([]);
    await pasteList(page, `${excelLines(12)}\n${'Palabralarguísima'.repeat(7)}`);
    await expect(page.getByRole('group')).toHaveCount(13);
    expect(await axe(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
