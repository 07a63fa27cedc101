import { Fragment } from 'react';
import styles from './model-name.module.scss';

/** A number with its unit, or the short word after it: '360 J', '270 mmHg', '±2 %'. */
const MEASURES = /(\d[\d.,–]{0,9} (?:%|\p{L}{1,4})(?!\p{L}))/u;

/** What is said of a product, in which no line ends between a number and its unit. */
export function WholeMeasures({ children }: { readonly children: string }) {
  // Every second part is a measure.
  return children.split(MEASURES).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={index}>{index % 2 === 0 ? part : <span className={styles.model}>{part}</span>}</Fragment>
  ));
}
