import { messages } from '@/content/messages';
import { site } from '@/content/site';
import button from '../ui/button.module.scss';
import { Icon } from '../ui/icon';
import { FormPanel } from './form-panel';

type Props = { readonly product: { readonly id: string; readonly name: string } };

/** 'Cotización': the place where a visitor asks the price of one product. */
export function QuotationForm({ product }: Props) {
  const { title, intro } = messages.quotation;
  const text = encodeURIComponent(messages.product.whatsAppText(product.name, product.id));
  return (
    <FormPanel id="cotizacion" title={title} intro={intro}>
      <a className={button.quiet} href={`${site.whatsapp}?text=${text}`} target="_blank" rel="noopener">
        <Icon name="whatsapp" size={20} />
        {messages.product.askWhatsApp}
      </a>
    </FormPanel>
  );
}
