import type { CSSProperties } from 'react';
import { styleGuide } from '@/content/style-guide';
import { Icon } from '../ui/icon';
import { Group } from './specimen';
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
  return lists.map(({ name, layout = 'grid', className, style, text }) => {
    const samples = Object.entries(tokens[name] ?? {}).map(([key, value]) => ({
      name: key,
      state: value,
      of: (
        <div className={className} style={style(value)}>
          {text}
        </div>
      ),
    }));
    return <Group key={name} title={sections[name]} layout={layout} samples={samples} />;
  });
}

export type Pair = {
  readonly front: string;
  readonly ground: string;
  /** Measured and required contrast. */
  readonly measured: number;
  readonly least: number;
};

const { pair, sample, measured, least } = styleGuide.contrast;

/** What stands on what, with its measured contrast. */
export function Contrasts({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <Group title={styleGuide.sections.contrasts} layout="whole">
      <table className={styles.table}>
        <thead>
          <tr>
            {[pair, sample, measured, least].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((one) => (
            <tr key={`${one.front} ${one.ground}`}>
              <th scope="row">
                {one.front} / {one.ground}
              </th>
              <td>
                <span
                  className={styles.pair}
                  style={{ color: `var(--color-${one.front})`, background: `var(--color-${one.ground})` }}
                >
                  {one.least < 4.5 ? <Icon name="check" /> : sampleText}
                </span>
              </td>
              <td>{one.measured.toFixed(2)}</td>
              <td>{one.least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Group>
  );
}
