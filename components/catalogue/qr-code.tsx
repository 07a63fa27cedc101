import { productSheet } from '@/content/product-sheet';
import styles from './qr-code.module.scss';

type Props = {
  readonly name: string;
  /** Address of the code without its ending. */
  readonly path: string;
};

/** The QR code of a product's address, once it is asked for, and as a file. */
export function QrCode({ name, path }: Props) {
  return (
    <details className={styles.block}>
      <summary className={styles.summary}>{productSheet.code}</summary>
      <img src={`${path}.svg`} alt={productSheet.codeOf(name)} width={200} height={200} loading="lazy" />
      <a href={`${path}.png`} download>
        {productSheet.download}
      </a>
    </details>
  );
}
