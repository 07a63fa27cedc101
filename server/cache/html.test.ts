/** @jest-environment node */

import { createHash } from 'node:crypto';
import { getEntryHeaders, SITE, setUpPageCache } from '@/e2e/support/requests';
import { processState } from '@/lib/process/process-state';
import { deferScripts, finishHtml, hashInlineScripts, mergeInlineScripts } from './html';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

  it('stay as they are for browsers without modules, inside the page and as data', () => {
    const others =
      '<script src="/old.js" noModule=""></script><script>push(1)</script><script type="application/ld+json">{}</script>';
    expect(deferScripts(page(others, others + FIRST))).toContain(`<head>${others}</head><body>${others}`);
  });
});

it('A page that has been prepared stays as it is, and so does what is no page', () => {
  const html = deferScripts(page(script('/a.js'), FIRST));
  for (const text of [html, '', 'words', page('', '<p>words</p>')]) expect(deferScripts(text)).toBe(text);
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
    for (const first of [
      '<script src="/a.js" async="">',
      '<script id="x">1',
      '<script type="application/ld+json">{}',
    ]) {
      const html = `${first}</script><script>two()</script>`;
      expect(mergeInlineScripts(html)).toBe(html);
      expect(mergeInlineScripts(`${html}<script>three()</script>`)).toBe(
        `${first}</script><script>two();three()</script>`,
      );
    }
  });

  it('are allowed by hash, those with an address or with data left out', () => {
    const html =
      '<script src="/a.js"></script><script>one()</script><script id="x">two()</script><script>one()</script>' +
      '<script type="application/ld+json">{"a":1}</script>';
    expect(hashInlineScripts(html)).toEqual([hash('one()'), hash('two()')]);
  });
});

describe('a finished page', () => {
  it('allows its inline scripts and no others', () => {
    const [directive] = finishHtml('<script>one()</script>', true).policy.match(/script-src [^;]+/) ?? [];
    expect(directive).toBe(`script-src 'self' ${hash('one()')}`);
  });

  it('has an entity tag that changes with the text and with nothing else', () => {
    const tag = (html: string) => finishHtml(html, false).etag;
    expect(tag('a')).toBe(tag('a'));
    expect(tag('a')).not.toBe(tag('b'));
  });

  it('is made in bounded steps from markup that never ends', () => {
    for (const piece of ['<script ', '<link rel="preload" as="script" ', '<script>'])
      expect(finishHtml(piece.repeat(100_000), false).html.length).toBeGreaterThan(0);
  });
});

const { cache } = setUpPageCache();

describe('the answer of a route handler', () => {
  const createAnswer = (status = 200) => ({ kind: 'APP_ROUTE', body: Buffer.from('<urlset/>'), headers: {}, status });

  it('has an entity tag of its bytes, also the first one and that of the build', async () => {
    const [one, same] = [createAnswer(), createAnswer()];
    const other = { ...createAnswer(), body: Buffer.from('<urlset></urlset>') };
    for (const [key, answer] of Object.entries({ '/a': one, '/b': same, '/c': other })) await cache.set(key, answer);
    expect(one.headers).toEqual({ etag: expect.stringMatching(/^W\/"/) });
    expect(same.headers).toEqual(one.headers);
    expect(other.headers).not.toEqual(one.headers);
    expect((await cache.get('/a', 'APP_ROUTE'))?.value).toBe(one);
  });

  it('has none when it says 404, or while the site is built', async () => {
    const missing = createAnswer(404);
    await cache.set('/a', missing);
    delete processState.publication;
    const built = createAnswer();
    await cache.set('/b', built);
    expect([missing.headers, built.headers]).toEqual([{}, {}]);
    processState.publication = { name: SITE, isHttps: true };
    expect(getEntryHeaders(await cache.get('/b', 'APP_ROUTE'))).toHaveProperty('etag');
  });
});
