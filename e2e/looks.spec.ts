import type { Browser, Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { listIntro } from '@/content/quotation-list';
import { backendAt } from './support/backend';
import { longName, pictures, picturesCategory } from './support/catalogue';
import {
  addButton,
  address,
  answeredWith,
  axe,
  difference,
  excelLines,
  expect,
  fillForm,
  getConsent,
  getSendButton,
  getShare,
  getWords,
  listLink,
  pasteList,
  sendButton,
  sidewaysScroll,
  test,
} from './support/fixtures';
import {
  categoryAddress,
  itemThat,
  kinds,
  ofOtherBrand,
  productAddress,
  sampleCategories,
  service,
} from './support/samples';

type Named = { readonly id: number; readonly name: string };

const WIDTHS = [360, 1280];
const CATEGORY = sampleCategories.map(categoryAddress)[0] ?? '';
const PRODUCT = productAddress(ofOtherBrand);
const LIST = '/cotizacion/101x2-305';
const MALL = '/ley-1831/centros-comerciales';
const monitor = itemThat(({ id }) => id === 101);

/** At each width the page fits, and axe finds nothing. */
async function expectFaultless(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
    expect(await axe(page), `axe at ${width} px`).toEqual([]);
  }
}

test.describe('Every kind of page', () => {
  test.use({ tolerated: answeredWith(404) });

  for (const { path, h1 } of [...kinds, { path: '/no/hay/nada', h1: '404' }])
    test(`${decodeURI(path)} has its headings and landmarks, fits, has no fault for axe, and says the same without scripts`, async ({
      page,
      browser,
    }) => {
      test.slow();
      // A slide that leaves while axe reads its words has the contrast of no ground.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1]);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Escríbanos por WhatsApp', exact: true }).last()).toBeVisible();
      await expectHeadingsInOrder(page);
      await expectSameWithoutScripts(page, browser);
      await expectFaultless(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
      // As with large letters in the browser.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => sidewaysScroll(page), 'with letters of twice the size').toBe(0);
    });
});

/** One of the first level, and none that leaves out a level on its way down. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const headings = page.locator('h1, h2, h3, h4');
  const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? level), `heading ${index}`).toBeLessThanOrEqual(1);
}

/** Expects that the page has its words and its menu without scripts too. */
async function expectSameWithoutScripts(page: Page, browser: Browser): Promise<void> {
  // The menu's button is there where the menu is not.
  const words = (await getWords(page)).filter((word) => !['abrir', 'menú'].includes(word));
  const plain = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await plain.goto(page.url());
  expect(words.length).toBeGreaterThan(50);
  expect(getShare(words, await getWords(plain))).toBeGreaterThanOrEqual(0.98);
  const links = plain.getByRole('navigation', { name: 'Menú principal' }).getByRole('link');
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  for (const link of await links.all()) await expect(link).toBeVisible();
  await plain.close();
}

async function sendEmpty(page: Page, name: 'Enviar' | 'Enviar Cotización'): Promise<void> {
  await getConsent(page).check();
  await getSendButton(page, name).click();
  await expect(page.getByText('Este campo es requerido').first()).toBeVisible();
}

async function remember(page: Page, list: string): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('lista-de-cotizacion', text), list);
  await page.reload();
}

const NOTED = `/cotizacion/101__con_bater~ed~a-x3__${'Silla_de_ruedas_'.repeat(7)}fin__${'x'.repeat(110)}`;

/** States of pages that are not there when they open. */
const STATES: readonly (readonly [name: string, path: string, enter: (page: Page) => Promise<unknown>])[] = [
  ['the contact form invalid', '/contacto', (page) => sendEmpty(page, 'Enviar')],
  ['the quotation form invalid', PRODUCT, (page) => sendEmpty(page, 'Enviar Cotización')],
  [
    'a message sent',
    '/contacto',
    async (page) => {
      await fillForm(page, 'Una prueba');
      await getConsent(page).check();
      await getSendButton(page, 'Enviar').click();
      // While the browser exchanges the page it has no title for a moment.
      await expect(page).toHaveTitle(/^Solicitud/);
      await expect(page.getByRole('alert').filter({ hasText: 'Recibimos' })).toBeVisible();
    },
  ],
  [
    'the carousels paused and a service open',
    '/',
    async (page) => {
      for (const id of ['destacados', 'eventos', 'clientes']) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await page.locator(`#${id}`).getByRole('button', { name: 'Pausar' }).click();
      }
      await page.getByRole('button', { name: 'Ver mas' }).first().click();
    },
  ],
  ['a filled list invalid', LIST, (page) => sendButton(page).click()],
  [
    'a list with a missing product, notes and free lines, of somebody else',
    NOTED,
    async (page) => {
      await remember(page, '102');
      for (const summary of await page.locator('main li summary').all()) await summary.click();
      await expect(page.getByRole('button', { name: 'Sumar a mi lista' })).toBeVisible();
    },
  ],
  [
    'a list in part',
    '/cotizacion/101-999999',
    (page) => expect(page.getByText(listIntro.missing(['999999']))).toBeVisible(),
  ],
  [
    'a list emptied',
    '/cotizacion/101',
    async (page) => {
      // It comes with the scripts.
      await expect(page.getByRole('button', { name: 'Guardar como mi lista' })).toBeVisible();
      await page.getByRole('button', { name: `Quitar ${monitor.name}` }).click();
      await expect(page.getByText('No hay productos')).toBeVisible();
    },
  ],
  [
    'a pasted list under review',
    '/cotizacion',
    async (page) => {
      await pasteList(page, `${excelLines(8)}\n${'Palabralarguísima'.repeat(7)}`);
      await expect(page.locator('main fieldset')).toHaveCount(9);
    },
  ],
  [
    'products chosen for a comparison',
    CATEGORY,
    async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Comparar', exact: true }).click();
      for (const index of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Comparar / })
          .nth(index)
          .check();
      await expect(page.getByRole('button', { name: 'Comparar (2)' })).toBeInViewport();
    },
  ],
  [
    'the large picture open',
    PRODUCT,
    async (page) => {
      await page.getByRole('link', { name: /Ampliar$/ }).click();
      await expect(page.getByRole('dialog', { name: 'Imagen ampliada' })).toBeVisible();
    },
  ],
  ['a view of a category', `${CATEGORY}/orden/nombre`, async () => undefined],
  ['the page of an outage', '/no-disponible', async () => undefined],
];

for (const [name, path, enter] of STATES)
  test(`With ${name} a page fits and has no fault for axe`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await enter(page);
    await expectFaultless(page);
  });

test.describe('With the catalogue of the FDA', () => {
  // Narrow, so that the pictures lie on whole pixels and can be compared.
  test.use({
    site: 'HTTP_SITE',
    tolerated: /the server responded with a status of 4\d\d/,
    viewport: { width: 360, height: 1000 },
  });

  test('a name of 180 letters without a space fits', async ({ page }) => {
    await page.goto(`/search/${longName.slice(0, 60)}`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: `Cotizar ${longName}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longName);
    await expectFaultless(page, [320]);
  });

  test('a picture that is gone or broken looks like one that was never there, and one of an odd address is shown as it is', async ({
    browser,
  }) => {
    const categories = await backendAt(address('BACKEND')).get<readonly Named[]>('/categories/PRODUCT');
    const category = categories.find(({ name }) => name === picturesCategory) as Named;
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 360, height: 1000 } });
      await page.goto(address('HTTP_SITE') + categoryAddress(category), { waitUntil: 'networkidle' });
      const picture = ({ name }: { readonly name: string }) =>
        page.getByRole('article').filter({ hasText: name }).locator('img');
      const placeholder = await picture(pictures.none).screenshot();
      const getDifference = async (one: { readonly name: string }) =>
        difference(browser, await picture(one).screenshot(), placeholder);
      // Rounded corners are smoothed a little otherwise.
      expect(await getDifference(pictures.missing)).toBeLessThan(0.01);
      expect(await getDifference(pictures.broken)).toBeLessThan(0.01);
      expect(await getDifference(pictures.good)).toBeGreaterThan(0.1);
      const shown = picture(pictures.unoptimised);
      await expect(shown).toHaveAttribute('src', address('BACKEND') + pictures.unoptimised.file);
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
      if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
      await page.close();
    }
  });
});

test('What a visitor came for is in the first screen', async ({ page }) => {
  const bottom = async (selector: string) => {
    const box = await page.locator(selector).locator('visible=true').first().boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  for (const [width, height, path, selector] of [
    [1280, 800, '/contacto', 'main form textarea'],
    [1280, 800, PRODUCT, 'main form button[type=submit]'],
    [1280, 800, CATEGORY, 'main article button'],
    [1280, 800, '/search/monitor', 'main article:nth-of-type(1) button'],
    [360, 740, '/search/monitor', 'main article button'],
    [360, 740, PRODUCT, 'main h1'],
    [360, 740, MALL, '#obligado a[href^="/cotizacion/"]'],
    [360, 740, '/ley-1831/lugar/hotel', '#obligado a[href^="/cotizacion/"]'],
    [360, 740, '/search/equipo/servicios', 'main article :is(h2, h3)'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    expect(await bottom(selector), `${selector} of ${path}`).toBeLessThanOrEqual(height);
  }
});

test('Categories stand in one to four columns, products in one to three, and each result has a row', async ({
  page,
}) => {
  for (const [path, counts] of Object.entries({
    '/productos': { 360: 1, 700: 2, 1280: 4 },
    [CATEGORY]: { 360: 1, 700: 2, 1280: 3 },
    '/search/monitor': { 360: 1, 1280: 1 },
  })) {
    await page.goto(path);
    const list = page.locator('main :is(ul, ol):has(> li article)').first();
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const columns = () => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      await expect.poll(columns, { message: `${path} at ${width} px` }).toBe(count);
    }
  }
});

/** Scrolls, and waits for the frame in which the page hears of it: two scrolls of one frame are one. */
const scrollBy = (page: Page, y: number) =>
  page.evaluate(async (y) => {
    window.scrollBy({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, y);

for (const width of WIDTHS)
  test(`${width} px wide the header goes downwards, comes back upwards and for the keyboard, and hides nothing that has the focus`, async ({
    page,
  }) => {
    test.slow();
    const getPlace = () => page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().toJSON());
    const hide = () =>
      expect(async () => {
        await scrollBy(page, 300);
        expect((await getPlace()).bottom).toBeLessThanOrEqual(0);
      }).toPass();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/productos');
    expect((await getPlace()).bottom).toBe(width < 768 ? 112 : 56);
    await hide();
    await expect(async () => {
      await scrollBy(page, -50);
      expect((await getPlace()).top).toBe(0);
    }).toPass();
    await hide();
    await page
      .getByRole('main')
      .getByRole('link')
      .first()
      .evaluate((one) => one.focus({ preventScroll: true }));
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
    await expect.poll(async () => (await getPlace()).top).toBe(0);

    // WCAG 2.4.11.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const stops = await page.locator('main a, main button, main input').count();
    for (let stop = 0; stop < stops + 10; stop++) {
      await page.keyboard.press('Shift+Tab');
      const behind = await page.evaluate(() => {
        const one = document.activeElement;
        if (!one || one === document.body || one.closest('header')) return null;
        const { top, bottom } = one.getBoundingClientRect();
        const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return (top + bottom) / 2 < edge ? one.outerHTML.slice(0, 120) : null;
      });
      expect(behind).toBeNull();
    }
  });

test('The chat button stands beside the page of a wide window, and over nothing at the end of a phone', async ({
  page,
}) => {
  for (const path of ['/', CATEGORY, PRODUCT, LIST]) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = width < 1024 ? height : 0; top <= height; top += 300) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        expect(await listBelowDisc(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  }
});

/** The controls under the corners and the middle of the chat button. */
const listBelowDisc = (page: Page) =>
  page.evaluate(() => {
    const disc = [...document.querySelectorAll('[data-chat]')].find((one) => one.checkVisibility());
    if (!disc) throw new Error('There is no chat button');
    const { left, top, width, height } = disc.getBoundingClientRect();
    const shares = [0.2, 0.5, 0.8];
    return shares
      .flatMap((x) => shares.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)))
      .filter((one) => one !== disc && one.matches('a, button, input, textarea, select, summary, label'))
      .map((one) => one.outerHTML.slice(0, 120));
  });

test('On a phone what has the focus is above the chat button, which leaves the room to what is written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [PRODUCT, LIST]) {
    await page.goto(path);
    const chat = page.getByRole('link', { name: 'Escríbanos por WhatsApp' }).locator('visible=true');
    // The page's own, and not that of all pages.
    await expect(chat).toHaveCount(1);
    const bar = page.locator('[data-chat]').locator('visible=true');
    const top = await bar.evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(740 - 60);
    const hidden = await page.evaluate((edge) => {
      const found: string[] = [];
      for (const link of document.querySelectorAll<HTMLElement>('main a[href], main button, footer a[href]')) {
        if (link.closest('[data-chat]') || !link.checkVisibility({ visibilityProperty: true })) continue;
        scrollTo({ top: 0, behavior: 'instant' });
        link.focus();
        // Of what stays in sight by itself the place does not change.
        if (document.activeElement !== link || getComputedStyle(link.closest('p') ?? link).position === 'sticky')
          continue;
        if (link.getBoundingClientRect().bottom > edge) found.push(link.outerHTML.slice(0, 120));
      }
      return found;
    }, top);
    expect(hidden, path).toEqual([]);
    await page.getByLabel('Nombre').focus();
    await expect(chat).toBeHidden();
    await page.getByLabel('Nombre').blur();
    await expect(chat).toBeVisible();
  }
});

test('The form of a product covers no link or button while the page is read', async ({ page }) => {
  for (const item of [ofOtherBrand, service]) {
    await page.goto(productAddress(item));
    const others = page.locator('main :is(a, button):not(#cotizacion *)');
    expect(await others.count()).toBeGreaterThan(5);
    const covered = await others.evaluateAll((all) =>
      all.flatMap((control) =>
        [0.3, 0.5, 0.7].flatMap((share) => {
          const { top, height } = control.getBoundingClientRect();
          scrollTo({ top: scrollY + top + height / 2 - innerHeight * share, behavior: 'instant' });
          const place = control.getBoundingClientRect();
          const shown = document.elementFromPoint(place.left + place.width / 2, place.top + height / 2);
          return place.width > 1 && shown?.closest('#cotizacion') ? [`${control.textContent} at ${share}`] : [];
        }),
      ),
    );
    expect(covered).toEqual([]);
  }
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`The notice of the list is in sight and lets presses through, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const notice = page.getByRole('status').locator('span', { hasText: /^(?:Agregamos|Quitamos) / });
    for (const path of [CATEGORY, '/search/monitor']) {
      await page.goto(path);
      const buttons = page.locator('main button[form=lista][aria-pressed=false]');
      for (let pressed = 0; pressed < 2; pressed++) {
        await buttons.first().click();
        await expect(notice).toBeInViewport({ ratio: 1 });
        await expect(notice).toHaveCSS('pointer-events', 'none');
        await expect(notice.getByRole('link')).toHaveCSS('pointer-events', 'auto');
      }
    }
  });

test('Nothing moves when the list of the device is shown', async ({ page }) => {
  const getPlaces = async () => {
    const places: number[][][] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      places.push(
        await page.locator('header a, header input, main h1, main button, main form').evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => {
              const { x, y, width: wide, height } = one.getBoundingClientRect();
              return [x, y, wide, height];
            }),
        ),
      );
    }
    return places;
  };
  await page.goto(CATEGORY);
  const before = await getPlaces();
  await remember(page, '101-305');
  await expect(listLink(page)).toBeVisible();
  await expect(addButton(page, monitor.name).last()).toHaveAttribute('aria-pressed', 'true');
  expect(await getPlaces()).toEqual(before);
});

test('In forced colours the list button has a border, words and a mark, and the focus is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(CATEGORY);
  const button = page.getByRole('button', { name: /^Agregar a la lista/ }).first();
  const looks = await button.evaluate((one) => {
    const { backgroundImage, borderTopColor, borderTopWidth, color } = getComputedStyle(one);
    const mark = getComputedStyle(one, '::before');
    return { backgroundImage, borderTopColor, borderTopWidth, color, mark: mark.color, sign: mark.content };
  });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(looks).toMatchObject({ backgroundImage: 'none', borderTopWidth: '1px', mark: looks.color });
  expect([looks.borderTopColor, looks.color]).not.toContain(ground);
  expect(looks.sign).toContain('+');
  await button.click();
  await expect(page.getByRole('button', { name: /^En la lista/ }).first()).toHaveCSS('border-top-width', '3px');
  await page.goto(CATEGORY);
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    // The search box shows its ring around the field and the button together.
    const widths = await page.evaluate(() => {
      const active = document.activeElement ?? document.body;
      return [active, active.closest('[role=search]') ?? active].map((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
    });
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(2);
  }
});

test('At 400 % (320 × 256 px) what stands still leaves nine tenths of the window to what is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', PRODUCT]) {
    await page.goto(path);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
        .reduce((sum, { clientWidth, clientHeight }) => sum + clientWidth * clientHeight, 0),
    );
    expect(covered, path).toBeLessThan(320 * 256 * 0.1);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(`The picture of a product ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('opens large, grows by the keyboard, and Escape gives the focus back', async ({ page }) => {
      await page.goto(PRODUCT);
      const button = page.getByRole('button', { name: /Ampliar$/ });
      const viewer = page.getByRole('dialog', { name: 'Imagen ampliada' });
      const picture = viewer.getByRole('img');
      const getWidth = async () => (await picture.boundingBox())?.width ?? 0;
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(picture).toHaveAttribute('src', /-1200\.webp$/);
      const width = await getWidth();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect.poll(getWidth).toBeCloseTo(2.5 * width, 0);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(button).toBeFocused();
      await page.goto(productAddress(service));
      await expect(button).toHaveCount(0);
    });
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is there that needs a script', async ({ page }) => {
    await page.goto(PRODUCT);
    for (const name of ['Imprimir ficha', 'Copiar enlace'])
      await expect(page.getByRole('button', { name })).toBeHidden();
  });
});
