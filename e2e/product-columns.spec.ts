import { expect, test } from './support/fixtures';
import { itemThat, ofOtherBrand, productAddress, service } from './support/samples';

/** Pixels without a word, a picture or a field that a reader takes for an empty column; the end of a wide form has nearly as many. */
const MOST_EMPTY_PX = 350;

/** Of which the least is known. */
const bare = itemThat(({ id }) => id === 105);

for (const width of [768, 1024, 1280, 1920])
  for (const item of [ofOtherBrand, bare, service])
    test(`The page of ${item.name} at ${width} px has no empty column`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(productAddress(item));
      const gaps = await page.evaluate(() => {
        const main = document.querySelector('main');
        const top = main?.querySelector('h1')?.getBoundingClientRect().top;
        if (!main || top === undefined) throw new Error('This is no page of a product');
        const places: DOMRect[] = [];
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          if (node.nodeType === Node.TEXT_NODE) places.push(...range.getClientRects());
          else if ((node as Element).matches('img, input, textarea, button'))
            places.push((node as Element).getBoundingClientRect());
        }
        const middle = innerWidth / 2;
        return [true, false].map((isLeft) => {
          const isHere = (place: DOMRect) => (isLeft ? place.left < middle : place.right > middle);
          const own = places.filter((place) => place.width > 1 && place.bottom > top && isHere(place));
          let [at, most] = [top, 0];
          for (const place of own.sort((one, other) => one.top - other.top)) {
            most = Math.max(most, place.top - at);
            at = Math.max(at, place.bottom);
          }
          return Math.round(most);
        });
      });
      // The form of a service follows its reader.
      const counted = item === service && width >= 1024 ? gaps.slice(0, 1) : gaps;
      for (const gap of counted) expect(gap).toBeLessThan(MOST_EMPTY_PX);
    });

for (const width of [1024, 1280, 1920])
  for (const item of [ofOtherBrand, service])
    test(`The form of ${item.name} at ${width} px covers no link or button while the page is read`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
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
    });

for (const width of [768, 1024, 1280, 1920])
  test(`At ${width} px the halves of the table are level, in the columns of the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(productAddress(ofOtherBrand));
    const groups = await page
      .locator('main tbody')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, top }) => ({ left, top })));
    const left = groups[0];
    const right = groups.find((group) => group.left > (left?.left ?? 0));
    if (!left || !right) throw new Error('The table has one column');
    expect(Math.abs(left.top - right.top)).toBeLessThanOrEqual(1);
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
    // Its frame.
    expect((picture?.x ?? 0) - left.left).toBe(1);
    const form = await page.locator('#cotizacion').boundingBox();
    if (width >= 1024) expect(form?.x).toBe(right.left);
  });
