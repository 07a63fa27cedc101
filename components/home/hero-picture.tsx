import { type HeroSlide, phoneWindows, toHeroPicture, toWideHeroPictures } from '@/content/hero';
import styles from './hero.module.scss';

type Props = { readonly slide: Pick<HeroSlide, 'key' | 'alt'>; readonly isFirst: boolean };

/** The picture of a slide: a crop of its own for phones, else two widths; AVIF where the browser takes it. */
export function HeroPicture({ slide: { key, alt }, isFirst }: Props) {
  return (
    <picture>
      {(['avif', 'webp'] as const).map((type) => (
        <source
          key={type}
          media={phoneWindows}
          type={`image/${type}`}
          // A width and sizes, as the others of this picture have them (Nu's checker).
          srcSet={`${toHeroPicture(key, 900, type)} 900w`}
          sizes="100vw"
          width={900}
          height={1100}
        />
      ))}
      <source type="image/avif" srcSet={toWideHeroPictures(key, 'avif')} sizes="100vw" />
      <img
        className={styles.picture}
        src={toHeroPicture(key, 1600, 'webp')}
        srcSet={toWideHeroPictures(key, 'webp')}
        sizes="100vw"
        alt={alt}
        width={1600}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}
