import { styleGuide } from '@/content/style-guide';
import { PageHero } from '../layout/page-hero';
import { Blocks } from './blocks';
import { Cards } from './cards';
import { Controls, Icons } from './controls';
import { Feedback } from './feedback';
import { Forms } from './forms';
import { PseudoStates } from './live-samples';
import styles from './style-guide.module.scss';
import { Contrasts, type Pair, TokenGroups, type Tokens } from './tokens';

type Props = {
  readonly tokens: Tokens;
  readonly pairs: readonly Pair[];
  readonly policy: Parameters<typeof Forms>[0]['policy'];
};

/** Every value and every component of the site, in each of its states. */
export function StyleGuide({ tokens, pairs, policy }: Props) {
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
