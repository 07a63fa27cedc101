/** @jest-environment node */
import { withLateScripts } from './late-scripts';

const FIRST = '<script src="/first.js" id="_R_" async=""></script>';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const script = (source: string) => `<script src="${source}" async=""></script>`;

describe('the scripts of a page', () => {
  it('are named once, in their order, in one script at its end', () => {
    const html = withLateScripts(
      page(script('/a.js') + script('/b.js') + script('/a.js'), `<p>words</p>${FIRST}<i></i>`),
    );
    expect(html).toMatch(
      /^<html><head><\/head><body><p>words<\/p><i><\/i><script>\(\(\) => .+<\/script><\/body><\/html>$/s,
    );
    expect(html.match(/\["[^\]]+\]/g)).toEqual(['["/a.js","/b.js","/first.js"]']);
  });

  it('are not preloaded either', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/first.js"/>';
    expect(withLateScripts(page(preload, FIRST))).not.toMatch(/<link|src="/);
  });

  it('stay where they are when their address is not plain', () => {
    const html = withLateScripts(page(script('/a.js?x=1&amp;y=2'), FIRST));
    expect(html).toContain('<head><script src="/a.js?x=1&amp;y=2" async=""></script></head>');
  });

  it('stay as they are for browsers without modules, inside the page and as data', () => {
    const others =
      '<script src="/old.js" noModule=""></script><script>push(1)</script><script type="application/ld+json">{}</script>';
    expect(withLateScripts(page(others, others + FIRST))).toContain(`<head>${others}</head><body>${others}`);
  });
});

it('A page that has been prepared stays as it is, and so does what is no page', () => {
  const html = withLateScripts(page(script('/a.js'), FIRST));
  for (const text of [html, '', 'words', page('', '<p>words</p>')]) expect(withLateScripts(text)).toBe(text);
});
