import type { Metadata } from 'next';
import { StyleGuide } from '@/components/style-guide/style-guide';
import { styleGuide } from '@/content/style-guide';
import { measuredPairs } from '@/lib/design-tokens/contrast';
import { readTokens } from '@/lib/design-tokens/tokens';
import { getSettings } from '@/lib/settings';

export const metadata: Metadata = { title: styleGuide.title, robots: { index: false } };

/** In development only: next.config.mjs takes '.dev.tsx' for pages there and nowhere else. */
export default async function StylePage() {
  const tokens = readTokens();
  const { dataPolicy } = await getSettings();
  return <StyleGuide tokens={tokens} pairs={measuredPairs(tokens.colors ?? {})} policy={dataPolicy} />;
}
