import type { Page } from '@playwright/test';

/** Pixels between two looks: less than the disc is wide. */
const STEP_PX = 37;
/** Pixels between two points of the disc: less than a letter is wide. */
const GRAIN_PX = 4;
/** By which what a control adds around itself may stand out of it. */
const MARGIN_PX = 24;
const CONTROLS = 'a, button, input, textarea, select, summary, label';

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
    ([step, grain, margin, controls]) => {
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
      // Of the link its words count where they are seen: in the bar.
      const words = [...document.querySelectorAll('body *')]
        .filter((one) => !(isBar ? disc : link).contains(one))
        .flatMap(({ childNodes }) => [...childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return range;
        });
      const isLaidOver = (one: Element) =>
        ['::before', '::after'].some((pseudo) => getComputedStyle(one, pseudo).position === 'absolute');
      // A control, and what it is laid over by a pseudo-element: a whole card.
      const boxes = [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((one) => one !== link)
        .flatMap((one) => [one, (isLaidOver(one) && one.offsetParent) || one]);
      const meets = (one: Element | Range, place: DOMRect, margin: number) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [isBeside, isAbove] = [left - margin > place.right, bottom + margin < place.top];
        return !isBeside && !isAbove && right + margin >= place.left && top - margin <= place.bottom;
      };
      const isNear = (place: DOMRect) =>
        words.some((one) => meets(one, place, 0)) || boxes.some((one) => meets(one, place, margin));
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
          if (one.matches(controls) || hasWordAt(one, x, y))
            covered.add(`${Math.round(scrollY)}: ${one.outerHTML.slice(0, 120)}`);
      };
      for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight + step; top += step) {
        scrollTo({ top, behavior: 'instant' });
        const place = disc.getBoundingClientRect();
        const { left, right, top: start, bottom } = place;
        if (bottom <= innerHeight && isSeen(disc)) seen++;
        // To ask for what lies below each point takes a hundred times as long.
        if (!isNear(place)) continue;
        for (let x = left; x <= right; x += grain) for (let y = start; y <= bottom; y += grain) lookAt(x, y);
      }
      return { covered: [...covered], seen };
    },
    [STEP_PX, GRAIN_PX, MARGIN_PX, CONTROLS] as const,
  );
}
