import { hero } from '@/content/hero';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import styles from './hero.module.scss';
import { HeroPicture } from './hero-picture';

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
            <HeroPicture slide={slide} isFirst={index === 0} />
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
