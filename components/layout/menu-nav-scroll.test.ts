import { hideOnScroll } from './menu-nav';

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

describe('the header', () => {
  const ended = new AbortController();
  const header = document.createElement('header');
  const isAway = () => header.hasAttribute('data-away');

  beforeAll(() => {
    scrollTo(0);
    hideOnScroll(header, ended.signal);
  });

  it('stays near the top of the page', () => {
    scrollTo(100);
    expect(isAway()).toBe(false);
  });

  it('goes downwards, and stays away when a finger trembles', () => {
    scrollTo(500);
    expect(isAway()).toBe(true);
    scrollTo(497);
    expect(isAway()).toBe(true);
  });

  it('comes back upwards', () => {
    scrollTo(480);
    expect(isAway()).toBe(false);
  });

  it('is left alone when its page has ended', () => {
    ended.abort();
    scrollTo(900);
    expect(isAway()).toBe(false);
  });
});
