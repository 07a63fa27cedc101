import { placeTexts } from '@/content/place-texts';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import styles from './checklist.module.scss';
import { LiveChecklist } from './live-checklist';

/** What there is to do, to tick off and to print. */
export function Checklist({ place }: { readonly place: string }) {
  const { title, intro, print, items } = placeTexts.checklist;
  return (
    <Section id="lista-de-verificacion" title={title} tone="soft">
      <p className={styles.intro}>{intro}</p>
      <LiveChecklist name={place}>
        <ul className={styles.items}>
          {items.map(({ id, text }) => (
            <li key={id}>
              <label className={styles.item}>
                <input type="checkbox" value={id} className={styles.box} />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
        <Button icon="printer" look="quiet" isScripted>
          {print}
        </Button>
      </LiveChecklist>
    </Section>
  );
}
