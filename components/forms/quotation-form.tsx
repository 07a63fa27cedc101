import { listPageTexts } from '@/content/client/quotation-list-page';
import { contact } from '@/content/contact';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { routes, sharedAddress } from '@/lib/routes';
import { encodeText, truncate } from '@/lib/text';
import { AddButton } from '../quotation-list/add-button';
import { ButtonAnchor } from '../ui/button';
import { Icon } from '../ui/icon';
import { EnhancedForm } from './enhanced-form';
import { FormBody } from './form-body';
import { FormPanel } from './form-panel';
import styles from './quotation-form.module.scss';

type Props = Pick<Parameters<typeof FormBody>[0], 'policy'> & {
  readonly product: { readonly id: string; readonly name: string; readonly lang?: string | undefined };
  /** Public address of the product's page. */
  readonly address: string;
};

/** 'Cotización': a visitor asks the price of one product. */
export function QuotationForm({ product, address, policy }: Props) {
  const { title, intro, submit } = messages.quotation;
  const name = truncate(product.name, limits.sharedName);
  const text = encodeText(messages.product.whatsAppText(name, product.id, sharedAddress(address, 'consulta-whatsapp')));
  return (
    <FormPanel id="cotizacion" title={title} intro={intro}>
      <p className={styles.several}>
        {listPageTexts.several} <AddButton item={product} />
      </p>
      <EnhancedForm
        kind="quotation"
        action={routes.quotationApi}
        submitLabel={submit}
        next={contact.next.sentences.join(' ')}
        product={product.name}
        draftKey={`cotizacion:${product.id}`}
      >
        <FormBody form="cotizacion" policy={policy} productId={product.id} />
      </EnhancedForm>
      <p className={styles.ask}>
        <ButtonAnchor look="quiet" href={`${site.whatsapp}?text=${text}`} target="_blank" rel="noopener">
          <Icon name="whatsapp" size={20} />
          {messages.product.askWhatsApp}
        </ButtonAnchor>
      </p>
    </FormPanel>
  );
}
