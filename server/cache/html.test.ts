/** @jest-environment node */

import { deferScripts, mergeInlineScripts } from './html';

const FIRST = '<script src="/first.js" id="_R_" async=""></script>';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const script = (source: string) => `<script src="${source}" async=""></script>`;

describe('the scripts of a page', () => {
  it('are named once, in their order, in one script at its end', () => {
    const html = deferScripts(page(script('/a.js') + script('/b.js') + script('/a.js'), `<p>words</p>${FIRST}<i></i>`));
    expect(html).toMatch(
      /^<html><head><\/head><body><p>words<\/p><i><\/i><script>\(\(\) => .+<\/script><\/body><\/html>$/s,
    );
    expect(html.match(/\["[^\]]+\]/g)).toEqual(['["/a.js","/b.js","/first.js"]']);
  });
});

describe('the inline scripts of a page', () => {
  it('become one where they stand in a row', () => {
    expect(
      mergeInlineScripts('<p>a</p><script>one()</script><script>two()</script><script>three()</script><p>b</p>'),
    ).toBe('<p>a</p><script>one();two();three()</script><p>b</p>');
  });

  it('give one text where they are pieces of the payload, whatever is in it', () => {
    const push = (piece: string) => `<script>self.__next_f.push([1,${piece}])</script>`;
    const pieces = ['"a\\\\"', '"])\\u003c/script>"', '"b\\n"'];
    expect(mergeInlineScripts(pieces.map(push).join(''))).toBe(push('"a\\\\])\\u003c/script>b\\n"'));
  });

  it('are not put into one that has an address, an id or a type', () => {
    for (const first of ['src="/a.js" async="">', 'id="x">1', 'type="application/ld+json">{}']) {
      const [start, two] = [`<script ${first}</script>`, '<script>two()</script>'];
      expect(mergeInlineScripts(start + two)).toBe(start + two);
      expect(mergeInlineScripts(`${start + two}<script>three()</script>`)).toBe(
        `${start}<script>two();three()</script>`,
      );
    }
  });
});
