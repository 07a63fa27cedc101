import type { KeyboardEvent } from 'react';
import { carousel } from '@/content/client/carousel';
import styles from './carousel-controls.module.scss';
import { Icon } from './icon';
import type { SliderState } from './use-slider';

type Props = {
  readonly slider: SliderState;
  /** They lie over the slides instead of beside them. */
  readonly isOver: boolean;
};

/** Arrows move among the dots, which are one stop of Tab (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). */
function onKeyDown(event: KeyboardEvent) {
  const { currentTarget } = event;
  const dot = event.target as HTMLElement;
  const to = {
    ArrowRight: dot.nextElementSibling ?? currentTarget.firstElementChild,
    ArrowLeft: dot.previousElementSibling ?? currentTarget.lastElementChild,
    Home: currentTarget.firstElementChild,
    End: currentTarget.lastElementChild,
  }[event.key];
  if (!(to instanceof HTMLElement)) return;
  event.preventDefault();
  to.focus();
  to.click();
}

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
      <div className={styles.dots} role="toolbar" aria-label={carousel.positions} onKeyDown={onKeyDown}>
        {Array.from({ length: position.count }, (_, index) => {
          const label = carousel.goTo(index + 1, position.count);
          const isCurrent = index === position.index;
          return (
            <button
              key={label}
              type="button"
              className={styles.dot}
              aria-label={label}
              aria-current={isCurrent}
              tabIndex={isCurrent ? undefined : -1}
              onClick={() => slider.goTo(index)}
            />
          );
        })}
      </div>
      <p className={styles.status} aria-live={isPlaying ? 'off' : 'polite'}>
        {isPlaying || !isTouched ? '' : carousel.status(position.index + 1, position.count)}
      </p>
    </div>
  );
}
