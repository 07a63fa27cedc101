import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectFocusSeen, listStops, pressTo, skipHeader } from './support/keyboard';
import { excelLines } from './support/paste';
import { listLink, sendButton } from './support/quotation-list';
import { itemThat } from './support/samples';

const [monitor, bottle] = [101, 305].map((id) => itemThat((item) => item.id === id));
if (!monitor || !bottle) throw new Error('The sample catalogue has changed');

/** More stops than the page of a list here has. */
const MOST = 60;
const LIST = '101x2-305';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name, visible: true });
const title = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text, exact: true });

/** Opens a list of products as who skips the header, with another one or the same on this device. */
async function open(page: Page, list: string, kept: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('lista-de-cotizacion', text), kept);
  await page.goto(`/cotizacion/${list}`);
  await skipHeader(page);
}

/** The stops of a line; its steps are buttons, one of which has nothing to do at the quantity 1. */
const listLineStops = (first: readonly string[], name: string) => [
  ...first,
  `button "Una unidad menos de ${name}"`,
  `spinbutton "Cantidad de ${name}"`,
  `button "Una unidad más de ${name}"`,
  `button "Quitar ${name}"`,
];

/** The way to the form is a bar below the lines, and in wide windows the first of the tools. */
const listFilledStops = (isWide: boolean) => [
  'button "Guardar como mi lista"',
  ...[monitor, bottle].flatMap(({ name }) => listLineStops([`link "${name}"`, `Nota de ${name}`], name)),
  ...listLineStops(['Editar de Silla'], 'Silla'),
  ...['textbox "Qué necesita"', 'button "Agregar"', 'link "Agregar más productos"', 'link "Comparar"'],
  ...(isWide ? [] : ['link "Pedir cotización"']),
  'link "Escríbanos por WhatsApp"',
  ...['Nombre', 'Correo Electrónico', 'Teléfono', 'Comentarios'].map((name) => `textbox "${name}"`),
  ...['Institución (opcional)', 'Ciudad (opcional)'].map((name) => `textbox "${name}"`),
  ...['Acepto la política de datos', 'link "Acepto la política de datos'],
  'button "Enviar Cotización"',
  ...(isWide ? ['link "Pedir cotización"'] : []),
  ...['link "Compartir por WhatsApp"', 'link "Compartir por correo"', 'button "Copiar enlace"'],
  'button "Imprimir lista"',
  ...['textbox "Su lista', 'link "¿La tiene en un archivo de Excel o CSV?"', 'button "Revisar mi lista"'],
];

const emptyStops = (isWide: boolean) => [
  'link "Ver productos"',
  // Else the bar of all pages has it.
  ...(isWide ? ['link "Escríbanos por WhatsApp"'] : []),
  ...['textbox "Su lista', 'button "O elija un archivo de Excel o CSV"', 'button "Revisar mi lista"'],
];

for (const width of [360, 768, 1280])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('Tab reaches all of a filled list and of an empty one in their order, and one sees where it is', async ({
      page,
    }) => {
      for (const [path, stops] of [
        [`/cotizacion/${LIST}/x1__Silla`, listFilledStops(width >= 1024)],
        ['/cotizacion', emptyStops(width >= 1024)],
      ] as const) {
        await page.goto(path);
        expect(await listStops(page)).toEqual(stops.map((name) => expect.stringContaining(name)));
      }
    });

    test('notes, quantities and free lines are changed and taken off, and the focus stays where one is', async ({
      page,
    }) => {
      await open(page, LIST, LIST);
      await pressTo(page, fold(page, `Nota de ${monitor.name}`), 'Tab', MOST);
      await page.keyboard.press('Enter');
      await pressTo(page, field(page, `Nota de ${monitor.name}`), 'Tab', 1);
      await page.keyboard.insertText('con batería');
      await page.keyboard.press('Tab');
      // A list with a note is another page, where one goes on.
      const noted = '101__con_bater~ed~a';
      await expect(page).toHaveURL(`/cotizacion/${LIST}/${noted}`);
      await expectFocusSeen(page, button(page, `Una unidad menos de ${monitor.name}`));
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(`/cotizacion/101-305/${noted}`);
      await pressTo(page, page.getByRole('spinbutton', { name: `Cantidad de ${monitor.name}` }), 'Tab', 1);
      await page.keyboard.press('ArrowUp');
      await expect(page).toHaveURL(`/cotizacion/${LIST}/${noted}`);

      await pressTo(page, field(page, 'Qué necesita'), 'Tab', MOST);
      await page.keyboard.insertText('Silla');
      await page.keyboard.press('Enter');
      await expect(title(page, '3 líneas')).toBeVisible();
      await expectFocusSeen(page, field(page, 'Qué necesita'));
      await pressTo(page, fold(page, 'Editar de Silla'), 'Shift+Tab', 5);
      await page.keyboard.press('Space');
      await pressTo(page, field(page, 'Descripción de Silla'), 'Tab', 1);
      await page.keyboard.press('End');
      await page.keyboard.insertText(' alta');
      await expectFocusSeen(page, field(page, 'Descripción de Silla alta'));

      await pressTo(page, button(page, 'Quitar Silla alta'), 'Tab', 5);
      await page.keyboard.press('Enter');
      await expectFocusSeen(page, title(page, '2 líneas'));
      await pressTo(page, button(page, `Quitar ${bottle.name}`), 'Tab', MOST);
      await page.keyboard.press('Space');
      await expectFocusSeen(page, title(page, '1 línea'));
      await pressTo(page, button(page, `Quitar ${monitor.name}`), 'Tab', MOST);
      await page.keyboard.press('Space');
      await expect(page.getByText('No hay productos en esta lista')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await pressTo(page, button(page, 'Deshacer'), 'Tab', 1);
      await pressTo(page, page.getByRole('link', { name: 'Ver productos' }), 'Tab', 1);
    });

    test("somebody else's list is shared, kept and added to one's own", async ({ page }) => {
      await open(page, '101', '102');
      await pressTo(page, button(page, 'Copiar enlace'), 'Tab', MOST);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: /copia/ })).toBeVisible();
      await expect(button(page, 'Copiar enlace')).toBeFocused();
      await pressTo(page, button(page, 'Sumar a mi lista'), 'Shift+Tab', MOST);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/cotizacion/102-101');
      await expect(page.getByRole('main')).toBeFocused();

      await page.goto('/cotizacion/101');
      await skipHeader(page);
      await pressTo(page, button(page, 'Reemplazar mi lista'), 'Tab', 2);
      await page.keyboard.press('Space');
      await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 1 línea');
      await expectFocusSeen(page, title(page, '1 línea'));
    });

    test('the institution is written and the list is sent, from what is missing to its receipt', async ({ page }) => {
      await open(page, LIST, LIST);
      await pressTo(page, field(page, 'Institución (opcional)'), 'Tab', MOST);
      await page.keyboard.insertText('Hospital del Sur');
      await pressTo(page, sendButton(page), 'Tab', 10);
      await page.keyboard.press('Enter');
      await expectFocusSeen(page, field(page, 'Nombre'));
      for (const text of ['Ana Pérez', 'ana@example.com', '3001234567', 'Para tres sedes']) {
        await page.keyboard.insertText(text);
        await page.keyboard.press('Tab');
      }
      await pressTo(page, page.getByRole('checkbox', { name: /Acepto la política/ }), 'Tab', 10);
      await page.keyboard.press('Space');
      await pressTo(page, sendButton(page), 'Tab', 10);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Número de radicado: \d{4} \d{4}-\d/)).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('a pasted list leads to what its lines mean, all of which Tab reaches in their order', async ({ page }) => {
      await open(page, '101', '101');
      await pressTo(page, page.getByRole('textbox', { name: /Su lista/ }), 'Tab', MOST);
      await page.keyboard.insertText(excelLines(6));
      await pressTo(page, button(page, 'Revisar mi lista'), 'Tab', 2);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group')).toHaveCount(6);
      // Of a group of choices Tab reaches the one that is chosen.
      const lines = excelLines(6).split('\r\n').slice(1);
      const names = lines.map((line) => line.split('\t')[1] ?? '');
      expect(await listStops(page)).toEqual([
        expect.stringContaining('Ir a la primera línea por revisar'),
        ...names.flatMap((name) => [expect.stringMatching(/^radio /), expect.stringContaining(`de ${name}`)]),
        expect.stringContaining('Agregar a mi lista'),
        expect.stringContaining('por confirmar'),
        expect.stringMatching(/^link /),
      ]);
    });
  });
