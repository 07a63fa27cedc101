import { useLayoutEffect, useState } from 'react';
import { knownPerson } from '@/content/client/known-person';
import { Button } from '../ui/button';
import { type Draft, isText, withStorage } from './draft';
import styles from './known-person.module.scss';

const KEY = 'mis-datos';

/** Keeps what somebody who sent a message wrote, but for the comments: for this visit, in this tab alone. */
export function rememberPerson({ description: _, ...person }: Draft): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(person)));
}

/** Offers the details of the visit's last message for the next form, and forgets them when asked to. */
export function KnownPerson({ form }: { readonly form: HTMLFormElement }) {
  const [person, setPerson] = useState<Draft | null>(null);
  // Before it is painted, and again when a visitor comes back to the page: somebody may have been forgotten meanwhile.
  useLayoutEffect(() => {
    const known = getPerson();
    setPerson(known && !isFilledBy(form, known) ? known : null);
  }, [form]);
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
          fill(form, person);
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
          withStorage((storage) => storage.removeItem(KEY));
          leaveFor('client_name');
        }}
      >
        {knownPerson.forget}
      </button>
    </p>
  );
}

/** Who has sent a message in this visit; null for nobody. */
function getPerson(): Draft | null {
  let person: Draft | null = null;
  withStorage((storage) => {
    person = JSON.parse(storage.getItem(KEY) ?? 'null');
  });
  return person;
}

/** Fills the fields of `person` as if they had been typed. */
function fill(form: HTMLFormElement, person: Draft): void {
  for (const [name, value] of Object.entries(person)) {
    const field = form.elements.namedItem(name);
    if (!isText(field)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isFilledBy(form: HTMLFormElement, person: Draft): boolean {
  return Object.entries(person).every(([name, value]) => {
    const field = form.elements.namedItem(name);
    // Another form may have other fields.
    return !isText(field) || field.value === value;
  });
}
