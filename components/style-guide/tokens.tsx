import type { CSSProperties } from 'react';
import { styleGuide } from '@/content/style-guide';
import { Group } from './group';
import { Specimen } from './specimen';
import styles from './style-guide.module.scss';

export type Tokens = Readonly<Record<string, Readonly<Record<string, string>>>>;

const { sections, sampleText } = styleGuide;

type List = {
  readonly name: Exclude<keyof typeof sections, 'contrasts'>;
  readonly layout?: 'grid' | 'whole';
  readonly className?: string | undefined;
  readonly style: (value: string) => CSSProperties;
  readonly text?: string;
};

/** How each list of values is shown. */
const lists: readonly List[] = [
  { name: 'colors', className: styles.swatch, style: (background) => ({ background }) },
  { name: 'sizes', layout: 'whole', style: (fontSize) => ({ fontSize }), text: sampleText },
  { name: 'spaces', layout: 'whole', className: styles.bar, style: (width) => ({ width }) },
  { name: 'radii', className: styles.box, style: (borderRadius) => ({ borderRadius }) },
  { name: 'shadows', className: styles.box, style: (boxShadow) => ({ boxShadow }) },
  { name: 'motions', className: styles.moving, style: (transitionDuration) => ({ transitionDuration }) },
  { name: 'breakpoints', layout: 'whole', className: styles.bar, style: (width) => ({ width, maxWidth: '100%' }) },
];

/** Every value of the design system. */
export function TokenGroups({ tokens }: { readonly tokens: Tokens }) {
  return lists.map(({ name, layout = 'grid', className, style, text }) => (
    <Group key={name} title={sections[name]} layout={layout}>
      {Object.entries(tokens[name] ?? {}).map(([key, value]) => (
        <Specimen key={key} name={key} state={value}>
          <div className={className} style={style(value)}>
            {text}
          </div>
        </Specimen>
      ))}
    </Group>
  ));
}
