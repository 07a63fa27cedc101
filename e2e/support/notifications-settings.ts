export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** The settings of a site that mails to the server at `url`. */
export const toMailSettings = (url: string) => ({
  SMTP_URL: url,
  NOTIFY_FROM: 'sitio@example.com',
  NOTIFY_TO: 'ventas@example.com',
});
