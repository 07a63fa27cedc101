type Headers = Readonly<Record<string, string | undefined>>;

const SIX_MONTHS = 15_768_000;

/** What MDN's HTTP Observatory gives a page without cookies or CORS: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
export function observatoryScore(headers: Headers): number {
  const policy = headers['content-security-policy'] ?? '';
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const modifiers = [
    policyModifier(policy),
    /frame-ancestors '(none|self)'/.test(policy)
      ? 5
      : /^(DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? '')
        ? 0
        : -20,
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(headers['referrer-policy'] ?? '') ? 5 : 0,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    age >= SIX_MONTHS ? 0 : age > 0 ? -10 : -20,
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  ];
  return 100 + modifiers.reduce((sum, modifier) => sum + modifier, 0);
}

function policyModifier(policy: string): number {
  if (policy === '') return -25;
  if (/script-src[^;]*'unsafe-(inline|eval)'/.test(policy)) return -20;
  if (/'unsafe-inline'|'unsafe-eval'/.test(policy)) return 0;
  const isTight = /default-src 'none'/.test(policy) && /form-action '(none|self)'/.test(policy);
  return isTight ? 10 : 5;
}
