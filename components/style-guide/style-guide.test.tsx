import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { compile } from 'sass';
import { styleGuide } from '@/content/style-guide';
import { measuredPairs } from '@/lib/design-tokens/contrast';
import { readTokens } from '@/lib/design-tokens/tokens';
import { StyleGuide } from './style-guide';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/estilo' }));

const tokens = readTokens();
const pairs = measuredPairs(tokens.colors ?? {});
const shownLists = ['colors', 'sizes', 'spaces', 'radii', 'shadows', 'motions', 'breakpoints'] as const;

const renderGuide = () =>
  render(
    <main>
      <StyleGuide tokens={tokens} pairs={pairs} policy={{ label: 'Política', href: '/docs/politica.pdf' }} />
    </main>,
  );

function getGroup(name: keyof typeof styleGuide.sections): HTMLElement {
  const title = screen.getByRole('heading', { level: 2, name: styleGuide.sections[name] });
  if (!title.parentElement) throw new Error(`No group ${name}`);
  return title.parentElement;
}

/** The compiled sheets in the page: names of classes are here as they are written in the sheets. */
function addSheets(): void {
  for (const path of [
    'styles/globals.scss',
    'components/ui/button.module.scss',
    'components/forms/field.module.scss',
  ]) {
    const style = document.createElement('style');
    style.textContent = compile(path).css;
    document.head.append(style);
  }
  // Names that jsdom does not have.
  const CSSStyleRule = document.styleSheets[1]?.cssRules[0]?.constructor;
  Object.assign(window, { CSSStyleRule, CSSGroupingRule: class {}, CSS: { supports: () => true } });
}

describe('the style guide', () => {
  it('has no fault that axe finds', async () => {
    renderGuide();
    // Colours: lib/design-tokens/style.test.ts.
    const rules = { 'color-contrast': { enabled: false } };
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))).toEqual([]);
  });

  it('shows every value of the design system', () => {
    renderGuide();
    expect(screen.getByRole('heading', { level: 1, name: 'Estilo' })).toBeVisible();
    for (const list of shownLists) {
      const labels = [...getGroup(list).querySelectorAll('p')].map(({ textContent }) => textContent);
      expect(labels).toEqual(Object.entries(tokens[list] ?? {}).map(([name, value]) => `${name} · ${value}`));
    }
  });

  it('shows what stands on what with its contrast, measured and required', () => {
    renderGuide();
    const [, ...rows] = within(getGroup('contrasts')).getAllByRole('row');
    const shown = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(shown.map(([names, , ...numbers]) => [names, ...numbers])).toEqual(
      pairs.map(({ front, ground, measured, least }) => [`${front} / ${ground}`, measured.toFixed(2), String(least)]),
    );
  });

  it('shows buttons and fields as the pointer, the keyboard and a failed try leave them', () => {
    addSheets();
    renderGuide();
    for (const look of ['action', 'quiet']) {
      const [resting, hover, active, focus] = [...document.querySelectorAll(`[class=${look}]`)]
        .filter(({ textContent }) => textContent === 'Cotizar')
        .map((button) => getComputedStyle(button));
      expect(new Set([resting?.background, hover?.background, active?.background]).size).toBe(3);
      expect([resting?.outline, focus?.outline]).toEqual(['', expect.stringContaining('solid')]);
    }
    const [, invalid] = screen.getAllByRole('textbox', { name: 'Correo Electrónico' });
    expect(invalid).toHaveAttribute('aria-invalid', 'true');
  });
});
