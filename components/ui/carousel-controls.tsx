import { carousel } from '@/content/client/carousel';
import styles from './carousel-controls.module.scss';
import { Icon } from './icon';
import type { SliderState } from './use-slider';

type Props = {
  readonly slider: SliderState;
  /** They lie over the slides instead of beside them. */
  readonly isOver: boolean;
};

/** Back, pause or play, where one is, and on. Their place is kept before they come. */
export function CarouselControls({ slider, isOver }: Props) {
  const className = isOver ? styles.over : styles.controls;
  const { isReady, isPlaying, isTouched, position } = slider;
  if (!isReady || position.count < 2) return <div className={className} />;
  return (
    <div className={className}>
      <button type="button" className={styles.button} aria-label={carousel.previous} onClick={slider.previous}>
        <Icon name="chevron-left" size={20} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={isPlaying ? carousel.pause : carousel.play}
        onClick={slider.toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
      </button>
      <button type="button" className={styles.button} aria-label={carousel.next} onClick={slider.next}>
        <Icon name="chevron-right" size={20} />
      </button>
      <ol className={styles.dots}>
        {Array.from({ length: position.count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <li key={index}>
            <button
              type="button"
              className={styles.dot}
              aria-label={carousel.goTo(index + 1, position.count)}
              aria-current={index === position.index}
              onClick={() => slider.goTo(index)}
            />
          </li>
        ))}
      </ol>
      <p className={styles.status} aria-live={isPlaying ? 'off' : 'polite'}>
        {isPlaying || !isTouched ? '' : carousel.status(position.index + 1, position.count)}
      </p>
    </div>
  );
}
