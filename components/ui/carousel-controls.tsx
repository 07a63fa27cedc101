import { type KeyboardEvent, useState } from 'react';
import { carousel } from '@/content/client/carousel';
import styles from './carousel-controls.module.scss';
import { Icon } from './icon';
import type { SliderState } from './use-slider';

type Props = {
  readonly slider: SliderState;
  /** They lie over the slides instead of beside them. */
  readonly isOver: boolean;
};

/** Arrows move among the buttons, which are one stop of Tab (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/); a dot shows its slide at once. */
function onKeyDown(event: KeyboardEvent) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const button = buttons.at(to) ?? buttons[0];
  button?.focus();
  if (button?.hasAttribute('aria-current')) button.click();
}

/** Of the button that pauses, in the order of the buttons: the first stop of the keyboard. */
const PAUSE = 1;
/** Before the dots. */
const BUTTONS = 3;

/** Back, pause or play, on, and where one is. Their place is kept before they come. */
export function CarouselControls({ slider, isOver }: Props) {
  const [focused, setFocused] = useState(PAUSE);
  const className = isOver ? styles.over : styles.controls;
  const { isReady, isPlaying, isTouched, position } = slider;
  if (!isReady || position.count < 2) return <div className={className} />;
  // A wider window has fewer dots.
  const stop = Math.min(focused, BUTTONS + position.count - 1);
  const at = (place: number) =>
    ({ type: 'button', tabIndex: place === stop ? 0 : -1, onFocus: () => setFocused(place) }) as const;
  return (
    <>
      <div className={className} role="toolbar" aria-label={carousel.controls} onKeyDown={onKeyDown}>
        <button
          {...at(0)}
          className={styles.button}
          data-arrow=""
          aria-label={carousel.previous}
          onClick={slider.previous}
        >
          <Icon name="chevron-left" size={20} />
        </button>
        <button
          {...at(PAUSE)}
          className={styles.button}
          aria-label={isPlaying ? carousel.pause : carousel.play}
          onClick={slider.toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
        </button>
        <button {...at(2)} className={styles.button} data-arrow="" aria-label={carousel.next} onClick={slider.next}>
          <Icon name="chevron-right" size={20} />
        </button>
        <div className={styles.dots}>
          {Array.from({ length: position.count }, (_, index) => {
            const label = carousel.goTo(index + 1, position.count);
            return (
              <button
                key={label}
                {...at(BUTTONS + index)}
                className={styles.dot}
                aria-label={label}
                aria-current={index === position.index}
                onClick={() => slider.goTo(index)}
              />
            );
          })}
        </div>
      </div>
      <p className={styles.status} aria-live={isPlaying ? 'off' : 'polite'}>
        {isPlaying || !isTouched ? '' : carousel.status(position.index + 1, position.count)}
      </p>
    </>
  );
}
