import { messages } from '@/content/messages';
import type { CardItem, NamedPicture } from '@/lib/catalogue/product';
import { EnhancedForm } from './enhanced-form';
import { FormBody } from './fields';
import { FormPanel } from './form-panel';
import { ListNotice } from './list-notice';

type Props = Pick<Parameters<typeof FormBody>[0], 'policy' | 'note'> & {
  readonly product: NamedPicture & Pick<CardItem, 'isService' | 'category'>;
};

/** 'Cotización': a visitor asks the price of one product. */
export function QuotationForm({ product, policy, note }: Props) {
  const { title, intro, submit, hint, serviceHint } = messages.quotation;
  const { id, name, lang, isService } = product;
  return (
    <FormPanel id="cotizacion" title={title} intro={intro}>
      <EnhancedForm kind="quotation" draftKey={`cotizacion:${id}`} submitLabel={submit} requested={{ name, lines: [] }}>
        <FormBody kind="quotation" policy={policy} note={note} productId={id} hint={isService ? serviceHint : hint} />
      </EnhancedForm>
      <ListNotice item={{ id, name, lang }} />
    </FormPanel>
  );
}
