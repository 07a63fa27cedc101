import { styleGuide } from '@/content/style-guide';
import { Icon } from '../ui/icon';
import { Group } from './group';
import styles from './style-guide.module.scss';

export type Pair = {
  readonly front: string;
  readonly ground: string;
  /** Measured and required contrast. */
  readonly measured: number;
  readonly least: number;
};

const { sampleText } = styleGuide;
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
