import { html, raw } from 'hono/html';
import { contact } from '@/content/contact';
import { labels } from '@/content/policies/labels';
import { site } from '@/content/site';
import { getFontAddress, logoAddress } from './assets';
import { type Html, renderProse } from './prose';
import { getDocumentStyle } from './style';

type Page = {
  /** Title of the document, also its name in the reader's window. */
  readonly title: string;
  /** Short text at the right of the logo. */
  readonly aside: string;
  readonly kind: 'policy' | 'sheet';
  readonly body: Html;
};

/** A whole HTML document in the house style, with nothing to load from outside: logo, body and the company's contact data. */
export function renderPage({ title, aside, kind, body }: Page): string {
  return String(html`<!doctype html>
<html lang="${site.language}"><head><meta charset="utf-8"><title>${title} · ${site.name}</title>
<style>${raw(getDocumentStyle(getFontAddress()))}</style></head>
<body class="${kind}"><header class="top"><img alt="${site.name}" src="${logoAddress()}"><p>${aside}</p></header>
<main>${body}${renderContact()}</main></body></html>`);
}

/** The notice that a document is a sample, with whatever else its reader must know first. */
export function renderNotice(notice: { readonly title: string; readonly text: string }, warning = ''): Html {
  const first = warning && html`<p><strong>${warning}</strong></p>`;
  return html`<div class="notice">${first}<p><strong>${notice.title}.</strong> ${notice.text}</p></div>`;
}

function renderContact(): Html {
  const { address, phones, emails, hours, title } = labels.contact;
  return html`<section class="contact"><h2>${title}</h2><dl>
${renderFact(address, `${site.address.street}, ${site.address.city}, ${site.address.country}`)}
${renderFact(phones, `${site.landline.label} · ${site.mobile.label} (WhatsApp)`)}
${renderFact(emails, `${site.emails.general} · ${site.emails.sales}`)}
${renderFact(hours, contact.hours.text)}</dl></section>`;
}

function renderFact(label: string, text: string): Html {
  return html`<div><dt>${label}</dt><dd>${renderProse(text)}</dd></div>`;
}
