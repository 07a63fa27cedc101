import '@/styles/globals.scss';
import { useLayoutEffect, useState } from 'react';
import { knownPerson } from '@/content/client/known-person';
import { Button } from '../ui/button';
import { type Draft, isText } from './draft';
import styles from './known-person.module.scss';
import { fill, forgetPerson, getPerson, isRemembering, watchRememberBox } from './remembered';

type Props = {
  readonly form: HTMLFormElement;
  /** Tells drafts apart. */
  readonly draftKey: string;
};

/** Offers the details of the last message for the next form, and forgets them when asked to. */
export function KnownPerson({ form, draftKey }: Props) {
  const [person, setPerson] = useState<Draft | null>(null);
  const [isInTabAlone, setInTabAlone] = useState(false);
  // Before it is painted, and again when a visitor comes back to the page: somebody may have been forgotten meanwhile.
  useLayoutEffect(() => {
    const stop = watchRememberBox(form, draftKey);
    // After it, for the box may have been ticked.
    const look = () => setInTabAlone(!isRemembering());
    look();
    form.addEventListener('input', look);
    const known = getPerson();
    setPerson(known && !isFilledBy(form, known) ? known : null);
    return () => {
      stop();
      form.removeEventListener('input', look);
    };
  }, [form, draftKey]);
  if (!person) return null;

  // What was pressed is gone: the focus goes on to where something is to be written.
  const leaveFor = (name: string) => {
    setPerson(null);
    form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  return (
    <p className={styles.line}>
      <Button
        look="quiet"
        onClick={() => {
          fill(form, person, () => true);
          leaveFor('description');
        }}
      >
        <span>
          {knownPerson.use}: {[person.client_name, person.phone_number].join(' · ')}
        </span>
      </Button>
      <button
        type="button"
        className={styles.forget}
        onClick={() => {
          forgetPerson(form);
          leaveFor('client_name');
        }}
      >
        {knownPerson.forget}
      </button>
      {isInTabAlone && <span>{knownPerson.inTabAlone}</span>}
    </p>
  );
}

function isFilledBy(form: HTMLFormElement, person: Draft): boolean {
  return Object.entries(person).every(([name, value]) => {
    const field = form.elements.namedItem(name);
    // Another form may have other fields.
    return !isText(field) || field.value === value;
  });
}
