import { ley1831 } from '@/content/ley-1831';
import { placeTexts } from '@/content/place-answers';
import type { Product } from '@/lib/catalogue/product';
import { routes, toProductPath } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './ley-1831.module.scss';

type Props = {
  /** The promoted model; null when the catalogue has none or could not be read. */
  readonly product: Product | null;
};

/** The promoted defibrillator with its three facts; without a picture the words have the whole width. */
export function Promotion({ product }: Props) {
  const { title, facts, action } = ley1831.promotion;
  return (
    <section aria-labelledby="promocion">
      <div className={styles.promotion}>
        {product?.image && (
          <Picture
            src={product.image}
            alt={product.name}
            width={800}
            height={800}
            sizes="(width >= 92rem) 40rem, (width >= 48rem) 44vw, 92vw"
            first
          />
        )}
        <div>
          <h2 id="promocion">{title}</h2>
          {product && <p>{product.name}</p>}
          <dl className={styles.facts}>
            {facts.map(({ icon, label, text }) => (
              <div key={label}>
                <dt className="subtitle">
                  <span className={styles.icon}>
                    <Icon name={icon} />
                  </span>
                  {label}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={product ? toProductPath(product) : routes.contact}>{action}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** What to do in an emergency, in order. */
export function EmergencySteps() {
  const { title, note, steps } = ley1831.emergency;
  return (
    <Section id="emergencia" title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="remark">{note}</p>
    </Section>
  );
}

/** The norm, where its text is, and that this page is no legal advice. */
export function Law() {
  const { title, text, note, officialLabel, officialHref } = ley1831.law;
  return (
    <Section id="ley" title={title} tone="soft">
      <div className={`prose ${styles.law}`}>
        <p>{text}</p>
        <p>
          <a href={officialHref} rel="noopener" target="_blank">
            {officialLabel}
          </a>
        </p>
        <p className="remark">{[placeTexts.notice, note].filter(Boolean).join(' ')}</p>
      </div>
    </Section>
  );
}
