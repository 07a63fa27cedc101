import type { Browser } from '@playwright/test';

/** Share (0 to 1) of the pixels of two PNGs that plainly differ; 1 when their sizes differ. */
export async function difference(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (pictures) => {
        const [first, second] = await Promise.all(
          pictures.map(async (data) => {
            const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
            const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
            context?.drawImage(picture, 0, 0);
            return context?.getImageData(0, 0, picture.width, picture.height);
          }),
        );
        if (!first || !second || first.width !== second.width || first.height !== second.height) return 1;
        let differing = 0;
        for (let at = 0; at < first.data.length; at += 4) {
          const channels = [0, 1, 2].map((c) => Math.abs((first.data[at + c] ?? 0) - (second.data[at + c] ?? 0)));
          if (Math.max(...channels) > 16) differing += 1;
        }
        return differing / (first.width * first.height);
      },
      [one.toString('base64'), other.toString('base64')],
    );
  } finally {
    await page.close();
  }
}
