import { ChatLink } from '../ui/chat-link';
import './form-sheets';
import { messages } from '@/content/messages';
import { listIntro } from '@/content/quotation-list';
import type { CardItem, NamedPicture } from '@/lib/catalogue/product';
import { AddButton } from '../quotation-list/add-button';
import { Picture } from '../ui/picture';
import { EnhancedForm } from './enhanced-form';
import { FormBody } from './form-body';
import { FormPanel } from './form-panel';
import styles from './quotation-form.module.scss';
import quoted from './quoted-product.module.scss';

type Props = Pick<Parameters<typeof FormBody>[0], 'policy' | 'note'> & {
  readonly product: NamedPicture & Pick<CardItem, 'isService' | 'category'>;
  /** What a visitor asks in WhatsApp. */
  readonly question: string;
};

/** 'Cotización': a visitor asks the price of one product. */
export function QuotationForm({ product, question, policy, note }: Props) {
  const { title, intro, submit, hint, serviceHint } = messages.quotation;
  return (
    <FormPanel id="cotizacion" title={title} intro={intro}>
      <QuotedProduct product={product} />
      <p className={styles.several}>
        {`${listIntro.several} `}
        <AddButton item={product} />
      </p>
      <EnhancedForm
        kind="quotation"
        draftKey={`cotizacion:${product.id}`}
        submitLabel={submit}
        requested={{ name: product.name, lines: [] }}
      >
        <FormBody
          form="cotizacion"
          kind="quotation"
          policy={policy}
          note={note}
          productId={product.id}
          hint={product.isService ? serviceHint : hint}
        />
      </EnhancedForm>
      <p className={styles.ask}>
        <ChatLink text={question}>{messages.product.askWhatsApp}</ChatLink>
      </p>
    </FormPanel>
  );
}

/** What a quotation is for, at the head of its form. */
function QuotedProduct({ product: { id, name, lang, imageSm } }: { readonly product: NamedPicture }) {
  return (
    <div className={quoted.product}>
      <div className={quoted.picture}>
        <Picture src={imageSm} alt="" width={72} height={72} sizes="4.5rem" />
      </div>
      <p>
        <strong {...(lang && { lang })}>{name}</strong>
        <span>{`${messages.product.reference}: ${id}`}</span>
      </p>
    </div>
  );
}
