import { identity as texts } from '@/content/identity';
import { language } from '@/content/language';
import { type DocumentType, detailTexts } from './detail-fields';

/** What a health registration says beside its number. */
export type Registration = {
  /** '' when the data has none. */
  readonly holder: string;
  /** A day (2031-05-31). */
  readonly expiresAt: string | null;
  readonly href: string | null;
};

/** A file about a product. */
export type ProductDocument = {
  readonly type: DocumentType;
  /** '' when the data has none. */
  readonly name: string;
  readonly href: string;
  readonly lang: string | undefined;
  /** A day (2026-03-01). */
  readonly date: string | null;
  /** Bytes. */
  readonly size: number | undefined;
};

/** The optional fields of a product that are one text each; what it does not have is absent. */
export type Identity = { readonly [name in (typeof detailTexts)[keyof typeof detailTexts]]?: string };

/** What identifies a product before an authority. */
export type Identified = {
  /** '' when the data has none. */
  readonly healthRegistration: string;
  readonly registration: Registration | null;
  readonly identity: Identity;
};

type Fact = { readonly name: string; readonly value: string };

const { labels } = texts;
const COMPARED: readonly string[] = [labels.healthRegistration, labels.riskClass, labels.manufacturer, labels.country];

/** All that is known of a product's identity; `href` is where the registration can be looked up. */
export function listWholeIdentity({ healthRegistration, registration, identity }: Identified) {
  const { expiresAt = null, href = null, holder = '' } = registration ?? {};
  const rows = [
    { name: labels.healthRegistration, value: healthRegistration, href },
    { name: labels.holder, value: holder },
    { name: labels.validUntil, value: expiresAt ? toLongDay(expiresAt) : '' },
    ...Object.values(detailTexts).map((name) => ({ name: labels[name], value: identity[name] ?? '' })),
  ];
  return rows.filter(({ value }) => value !== '') as (Fact & { readonly href?: string | null })[];
}

/** What a buyer compares of it: registration, risk class, manufacturer and country, as far as they are known. */
export function listIdentity(item: Identified): Fact[] {
  return listWholeIdentity(item).flatMap(({ name, value }) => (COMPARED.includes(name) ? [{ name, value }] : []));
}

const LONG = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' });

/** '2031-05-31' as '31 de mayo de 2031'. */
export function toLongDay(day: string): string {
  return LONG.format(new Date(day));
}
