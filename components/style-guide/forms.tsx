import { messages } from '@/content/messages';
import { styleGuide } from '@/content/style-guide';
import { ContactForm } from '../forms/contact-form';
import { FailureNotice } from '../forms/failure-notice';
import { Field } from '../forms/field';
import { PolicyBox } from '../forms/policy-box';
import { QuotationForm } from '../forms/quotation-form';
import { RememberBox } from '../forms/remember-box';
import { InvalidForm } from './live-samples';
import { Group, Specimen } from './specimen';

type Props = { readonly policy: Parameters<typeof PolicyBox>[0]['policy'] };

const { sections, states, product } = styleGuide;

const fields = [
  { state: states.empty, name: 'client_name', kind: 'quotation', caused: undefined },
  { state: states.hover, name: 'email', kind: 'quotation', caused: 'hover' },
  { state: states.focus, name: 'phone_number', kind: 'quotation', caused: 'focus' },
  { state: states.normal, name: 'client_name', kind: 'contact', caused: undefined },
  { state: states.empty, name: 'description', kind: 'quotation', caused: undefined },
] as const;

/** Fields and forms, before, while and after something is sent. */
export function Forms({ policy }: Props) {
  return (
    <>
      <Group title={sections.forms}>
        {fields.map(({ state, name, kind, caused }) => (
          <Specimen key={`${name} ${state}`} name="Field" state={state} caused={caused}>
            <Field name={name} form={`muestra-${name}-${kind}`} kind={kind} />
          </Specimen>
        ))}
        <Specimen name="Field" state={states.invalid}>
          <InvalidForm>
            <Field name="email" form="muestra-4" kind="quotation" />
          </InvalidForm>
        </Specimen>
        <Specimen name="PolicyBox" state={states.normal}>
          <PolicyBox form="muestra-6" policy={policy} />
        </Specimen>
        <Specimen name="PolicyBox" state={states.focus} caused="focus">
          <PolicyBox form="muestra-7" policy={policy} />
        </Specimen>
        <Specimen name="PolicyBox" state={states.invalid}>
          <InvalidForm>
            <PolicyBox form="muestra-8" policy={policy} />
          </InvalidForm>
        </Specimen>
        <Specimen name="RememberBox" state={states.normal}>
          <RememberBox form="muestra-9" />
        </Specimen>
      </Group>
      <Group title="ContactForm · QuotationForm" layout="wide">
        <ContactForm policy={policy} offersCopies />
        <QuotationForm product={product} question="" policy={policy} offersCopies={false} />
        <Specimen name="FailureNotice" state={states.bad}>
          <FailureNotice
            id="muestra-aviso"
            message={messages.forms.refused}
            role="status"
            unsent={{ draft: {}, address: '' }}
            requested={{ name: product.name, lines: [] }}
          />
        </Specimen>
      </Group>
    </>
  );
}
