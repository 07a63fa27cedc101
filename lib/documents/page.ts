import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { contact } from '@/content/contact';
import { labels } from '@/content/policies/labels';
import { site } from '@/content/site';
import { readTokens } from '@/lib/design-tokens/tokens';
import { type Html, renderText } from './markdown';

type Page = {
  /** Title of the document, also its name in the reader's window. */
  readonly title: string;
  /** Short text at the right of the logo. */
  readonly aside: string;
  readonly kind: 'policy' | 'sheet';
  readonly body: Html;
};

/** A whole HTML document in the company's style, with nothing to load from outside: logo, body and the company's contact data. */
export function renderPage({ title, aside, kind, body }: Page): string {
  return String(html`<!doctype html>
<html lang="${site.language}"><head><meta charset="utf-8"><title>${title} · ${site.name}</title>
<style>${raw(`${getVariables()}${readFileSync(join(process.cwd(), 'lib/documents/documents.css'), 'utf8')}`)}</style></head>
<body class="${kind}"><header class="top"><img alt="${site.name}" src="${toDataAddress('image/svg+xml', 'public/images/logo.svg')}"><p>${aside}</p></header>
<main>${body}${renderContact()}</main></body></html>`);
}

/** A file, by its path from the top of the repository, as a data address. */
function toDataAddress(type: string, path: string): string {
  return `data:${type};base64,${readFileSync(join(process.cwd(), path)).toString('base64')}`;
}

/** What the style sheet takes from elsewhere: the colours of the site, its font, the words at each foot. */
function getVariables(): string {
  const font = toDataAddress(
    'font/woff2',
    'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  );
  const { before, between } = labels.page;
  const words = { footer: labels.footer(site.name), 'page-before': before, 'page-between': between };
  const variables = [
    ...Object.entries(readTokens().colors ?? {}),
    ...Object.entries(words).map(([name, text]) => [name, JSON.stringify(text)]),
  ];
  return `:root { ${variables.map(([name, value]) => `--${name}: ${value}`).join('; ')} }
@font-face { font-family: Inter; src: url(${font}) format('woff2'); font-weight: 100 900 }
`;
}

function renderContact(): Html {
  const { address, phones, emails, hours, title } = labels.contact;
  return html`<section class="contact"><h2>${title}</h2><dl>
${renderFact(address, renderText(`${site.address.street}, ${site.address.city}, ${site.address.country}`))}
${renderFact(phones, renderText(`${site.landline.label} · ${site.mobile.label} (WhatsApp)`))}
${renderFact(emails, html`${renderMailLink(site.emails.general)} · ${renderMailLink(site.emails.sales)}`)}
${renderFact(hours, renderText(contact.hours.text))}</dl></section>`;
}

function renderMailLink(email: string): Html {
  return html`<a href="mailto:${email}">${email}</a>`;
}

function renderFact(label: string, text: Html): Html {
  return html`<div><dt>${label}</dt><dd>${text}</dd></div>`;
}
