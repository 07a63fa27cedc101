/** The programs that fetch a page when its link is shared, by the name that robots.txt uses, and what they call themselves. */
export const previewers = [
  { name: 'WhatsApp', agent: 'WhatsApp/2.23.20.0 A' },
  { name: 'facebookexternalhit', agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' },
  {
    name: 'meta-externalagent',
    agent: 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  },
  { name: 'Twitterbot', agent: 'Twitterbot/1.0' },
  {
    name: 'LinkedInBot',
    agent: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  },
  { name: 'TelegramBot', agent: 'TelegramBot (like TwitterBot)' },
] as const;
