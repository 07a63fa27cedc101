import { type HeroSlide, hero, phoneWindows, toHeroPicture, toWideHeroPictures } from '@/content/hero';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { paste } from '@/content/paste';
import { site } from '@/content/site';
import { PASTE_FORM_PATH } from '@/lib/quotation-list/fields';
import { AppLink } from '../ui/app-link';
import { ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import styles from './hero.module.scss';

/** The three slides that open the home page; the h1 stands before them. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <h1 className="hidden">
        {site.name}: {site.tagline}
      </h1>
      <Carousel label={messages.carousel.hero} delay={limits.autoplay.hero} isBanner>
        {hero.map((slide, index) => (
          <li key={slide.key} className={styles.slide}>
            <HeroPicture slide={slide} isFirst={index === 0} />
            <div className={styles.words}>
              <h2 className={styles.title}>{slide.title}</h2>
              <p className={styles.text}>{slide.text}</p>
              <p className={styles.actions}>
                <ButtonLink href={slide.action.href}>{slide.action.label}</ButtonLink>
                {index === 0 && (
                  <AppLink href={PASTE_FORM_PATH} className={`plain ${styles.link}`} prefetch={false}>
                    {paste.link}
                  </AppLink>
                )}
              </p>
            </div>
          </li>
        ))}
      </Carousel>
    </div>
  );
}

/** The picture of a slide: a crop of its own for phones, else two widths; AVIF where the browser takes it. */
function HeroPicture({ slide: { key, alt }, isFirst }: { readonly slide: HeroSlide; readonly isFirst: boolean }) {
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
