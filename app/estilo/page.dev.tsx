import type { Metadata } from 'next';
import { PageHero } from '@/components/layout/page-hero';
import { Blocks } from '@/components/style-guide/blocks';
import { Cards } from '@/components/style-guide/cards';
import { Controls, Icons } from '@/components/style-guide/controls';
import { Feedback } from '@/components/style-guide/feedback';
import { Forms } from '@/components/style-guide/forms';
import { PseudoStates } from '@/components/style-guide/live-samples';
import styles from '@/components/style-guide/style-guide.module.scss';
import { Contrasts, type Pair, TokenGroups, type Tokens } from '@/components/style-guide/tokens';
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

type Props = {
  readonly tokens: Tokens;
  readonly pairs: readonly Pair[];
  readonly policy: Parameters<typeof Forms>[0]['policy'];
};

/** Every value and every component of the site, in each of its states. */
function StyleGuide({ tokens, pairs, policy }: Props) {
  return (
    <div className={styles.page}>
      <PageHero title={styleGuide.title} text={styleGuide.text} />
      <TokenGroups tokens={tokens} />
      <Contrasts pairs={pairs} />
      <Icons />
      <Controls />
      <Cards />
      <Forms policy={policy} />
      <Feedback />
      <Blocks />
      <PseudoStates />
    </div>
  );
}
