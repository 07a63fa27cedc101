import { hero, phoneWindows } from '@/content/hero';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import styles from './hero.module.scss';

/** The three slides that open the home page. The h1 stands before them: a slide that has moved out of view is inert. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <h1 className={styles.heading}>
        {site.name}: {site.tagline}
      </h1>
      <Carousel label={messages.carousel.hero} perView={[1, 1, 1, 1]} delay={limits.autoplay.hero} isBanner>
        {hero.map((slide, index) => (
          <li key={slide.key} className={styles.slide}>
            <picture>
              <source media={phoneWindows} srcSet={slide.phone} width={900} height={1100} />
              <img
                className={styles.picture}
                src={slide.image}
                alt={slide.alt}
                width={1600}
                height={640}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                decoding={index === 0 ? 'sync' : 'async'}
              />
            </picture>
            <div className={styles.words}>
              <h2 className={styles.title}>{slide.title}</h2>
              <p className={styles.text}>{slide.text}</p>
              <ButtonLink href={slide.action.href}>{slide.action.label}</ButtonLink>
            </div>
          </li>
        ))}
      </Carousel>
    </div>
  );
}
