import type { Page } from '@playwright/test';

/** Pixels between two looks: less than the disc is wide. */
const STEP_PX = 37;
/** Pixels between two points of the disc: less than a letter is wide. */
const GRAIN_PX = 4;

export type Look = {
  /** Words and controls that the disc lay over, each with the place of the page. */
  readonly covered: readonly string[];
  /** At how many places the disc was in sight. */
  readonly seen: number;
};

/**
 * Scrolls through the page and looks at each place what is seen right below the disc of the chat button: nothing where its own bar is, which is as
 * wide as the window, else what the page has there.
 */
export async function lookBelowDisc(page: Page): Promise<Look> {
  return page.evaluate(
    ([step, grain]) => {
      const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const [link] = [...document.querySelectorAll('[data-chat]')].filter(isSeen);
      const disc = link?.querySelector('svg')?.parentElement;
      if (!link || !disc) throw new Error('There is no chat button');
      const isGround = getComputedStyle(link).backgroundColor === 'rgb(255, 255, 255)';
      const isBar = isGround && link.getBoundingClientRect().width >= document.documentElement.clientWidth;
      const hasWordAt = (element: Element, x: number, y: number) =>
        [...element.childNodes].some((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
          );
        });
      const covered = new Set<string>();
      let seen = 0;
      const lookAt = (x: number, y: number) => {
        const stack = document.elementsFromPoint(x, y);
        const first = stack.findIndex((one) => one === disc || disc.contains(one));
        if (first < 0) return;
        const below = stack.slice(first).filter((one) => one !== disc && !disc.contains(one));
        // In front of the disc there may be nothing either.
        const shown = [...stack.slice(0, first), ...below.slice(0, isBar ? below.indexOf(link) : undefined)];
        for (const one of shown.filter((other) => other !== link && isSeen(other)))
          if (one.matches('a, button, input, textarea, select, summary, label') || hasWordAt(one, x, y))
            covered.add(`${Math.round(scrollY)}: ${one.outerHTML.slice(0, 120)}`);
      };
      for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight + step; top += step) {
        scrollTo({ top, behavior: 'instant' });
        const { left, right, top: start, bottom } = disc.getBoundingClientRect();
        if (bottom <= innerHeight && isSeen(disc)) seen++;
        for (let x = left; x <= right; x += grain) for (let y = start; y <= bottom; y += grain) lookAt(x, y);
      }
      return { covered: [...covered], seen };
    },
    [STEP_PX, GRAIN_PX] as const,
  );
}
