import { messages } from '@/content/messages';
import { listIntro } from '@/content/quotation-list';
import type { CardItem, NamedPicture } from '@/lib/catalogue/product';
import { AddButton } from '../quotation-list/add-button';
import { EnhancedForm } from './enhanced-form';
import { FormBody } from './form-body';
import { FormPanel } from './form-panel';
import styles from './quotation-form.module.scss';

type Props = Pick<Parameters<typeof FormBody>[0], 'policy' | 'note'> & {
  readonly product: NamedPicture & Pick<CardItem, 'isService' | 'category'>;
};

/** 'Cotización': a visitor asks the price of one product. */
export function QuotationForm({ product, policy, note }: Props) {
  const { title, intro, submit, hint, serviceHint } = messages.quotation;
  return (
    <FormPanel id="cotizacion" title={title} intro={intro}>
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
      <p className={styles.several}>
        {`${listIntro.several} `}
        <AddButton item={product} />
      </p>
    </FormPanel>
  );
}
