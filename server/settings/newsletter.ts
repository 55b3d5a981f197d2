import { withTls } from '../newsletter/database-url.ts';
import type { NewsletterSettings } from '../newsletter/store.ts';
import { defaultSender } from '../public-origin.ts';
import type { ReadSetting } from './read-setting.ts';
import type { SiteAddress } from './site.ts';
import { DatabaseUrl, Line, number, Sender, SigningKeys, SmtpUrl } from './values.ts';

/** The newsletter's store, its mails and their rate. */
export interface MailSettings {
  readonly newsletter: NewsletterSettings;
  /** The rate of the newsletter's own mails. */
  readonly newsletterMailsPerHour: number;
}

/** The sender's domain where the public origin names none. */
const PLACEHOLDER_DOMAIN = 'binario.example';

const MailsPerHour = number(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999');

/** @throws SettingError for the first value that cannot be used */
export function readNewsletter(
  setting: ReadSetting,
  { siteName, publicOrigin }: SiteAddress,
): MailSettings {
  const databaseUrl = setting('DATABASE_URL', DatabaseUrl);
  return {
    newsletter: {
      siteName,
      publicOrigin,
      dataFolder: setting('DATA_FOLDER', Line) ?? '.data',
      databaseUrl: databaseUrl && withTls(databaseUrl),
      smtpUrl: setting('SMTP_URL', SmtpUrl),
      signingKeys: setting('SIGNING_KEYS', SigningKeys),
      mailFrom:
        setting('MAIL_FROM', Sender) ?? defaultSender(siteName, publicOrigin, PLACEHOLDER_DOMAIN),
      mailsPerHour: setting('CONFIRMATION_MAILS_PER_HOUR', MailsPerHour) ?? 500,
    },
    newsletterMailsPerHour: setting('NEWSLETTER_MAILS_PER_HOUR', MailsPerHour) ?? 1_000,
  };
}
