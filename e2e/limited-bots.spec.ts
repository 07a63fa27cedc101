import { expect, test } from './support/fixtures';
import { productAddress, withSlash } from './support/samples';

/** Agents that the framework, by its own setting, would never serve from the page cache (node_modules/next/dist/docs, htmlLimitedBots). */
const AGENTS = [
  'Mediapartners-Google',
  'Chrome-Lighthouse',
  'Slurp',
  'DuckDuckBot',
  'baiduspider',
  'yandex',
  'sogou',
  'bitlybot',
  'tumblr',
  'vkShare',
  'quora link preview',
  'redditbot',
  'ia_archiver',
  'Bingbot',
  'BingPreview',
  'applebot',
  'facebookexternalhit',
  'facebookcatalog',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'Discordbot',
  'WhatsApp',
  'SkypeUriPreview',
  'Yeti',
  'googleweblight',
];

for (const path of ['/', '/productos', productAddress(withSlash)])
  test(`${decodeURI(path)} comes from the page cache for every previewer and search engine, with its title in the head`, async ({
    request,
  }) => {
    await request.get(path);
    for (const agent of AGENTS) {
      const answer = await request.get(path, { headers: { 'user-agent': agent } });
      expect(answer.headers()['x-nextjs-cache'], agent).toMatch(/^(?:HIT|STALE)$/);
      expect((await answer.text()).split('</head>', 1)[0], agent).toMatch(/<title>[^<]+<\/title>/);
    }
  });
