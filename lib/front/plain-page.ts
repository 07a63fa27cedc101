import { html } from 'hono/html';
import { contact } from '@/content/contact';
import { messages } from '@/content/messages';
import { site } from '@/content/site';

/** The words of the page for failures without style or layout: needs nothing but `content/`. */
export function plainPage(): string {
  const { title, prefix, retry, help } = messages.error;
  return String(html`<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<main><h1>${title}</h1><p>${prefix}${messages.failures.BACKEND_UNREACHABLE}</p><p><a href="?">${retry}</a></p><p>${help}</p>
<p><a href="${site.mobile.href}">${contact.ways.mobile}: ${site.mobile.label}</a> <a href="${site.whatsapp}">${messages.whatsApp.float}</a></p></main>
</html>`);
}
