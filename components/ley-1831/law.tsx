import { ley1831 } from '@/content/ley-1831';
import { placeTexts } from '@/content/place-texts';
import { ButtonAnchor } from '../ui/button';
import { Section } from '../ui/section';
import styles from './law.module.scss';

/** What the law says, and the link 'CONSULTAR LEY'. */
export function Law() {
  const { title, text, label, href, note, officialLabel, officialHref } = ley1831.law;
  return (
    <Section id="ley" title={title} tone="soft">
      <div className={styles.block}>
        <div>
          <p className={styles.text}>{text}</p>
          <p className={styles.notice}>{placeTexts.notice}</p>
        </div>
        <div className={styles.document}>
          <ButtonAnchor icon="file-text" href={href}>
            {label}
          </ButtonAnchor>
          {note && <p className={styles.note}>{note}</p>}
          <a href={officialHref} rel="noopener" target="_blank">
            {officialLabel}
          </a>
        </div>
      </div>
    </Section>
  );
}
