/** @jest-environment node */

type SentHeaders = Record<string, unknown>;

/** The headers that an answer to `url` has on a site with the settings `given`. */
async function getHeaders(url: string, given: Readonly<Record<string, string>> = {}): Promise<SentHeaders> {
  const before = { ...process.env };
  Object.assign(process.env, given);
  let headers: SentHeaders = {};
  await jest.isolateModulesAsync(async () => {
    const { setSecurityHeaders } = await import('./start-request');
    const { runStep } = await import('@/e2e/support/run-step');
    const { response, isPassed } = await runStep(setSecurityHeaders, url);
    expect(isPassed).toBe(true);
    headers = { ...response.getHeaders() };
  });
  process.env = before;
  return headers;
}

test('Every answer has the security headers, files too', async () => {
  for (const url of ['/', '/_next/static/a.js', '/api/health'])
    expect(await getHeaders(url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
});

test('Only a site with https asks for it from now on', async () => {
  expect(await getHeaders('/')).not.toHaveProperty('strict-transport-security');
  const headers = await getHeaders('/', { SITE_URL: 'https://site.example' });
  expect(headers['strict-transport-security']).toMatch(/^max-age=/);
});

test('Cards may be shown by other sites', async () => {
  expect(await getHeaders('/tarjeta/producto/1/abc.jpg')).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('Only the public site may be in a search engine', async () => {
  expect(await getHeaders('/')).toMatchObject({ 'x-robots-tag': 'noindex' });
  const preview = { SITE_URL: 'https://site.example', VERCEL_ENV: 'preview' };
  expect(await getHeaders('/', preview)).toMatchObject({ 'x-robots-tag': 'noindex' });
  expect(await getHeaders('/', { SITE_URL: 'https://site.example' })).not.toHaveProperty('x-robots-tag');
});
