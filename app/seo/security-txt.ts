import { LANGUAGES } from '#app/domain/language.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';

/** The path at which security researchers look for a contact. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Half of the year that RFC 9116, section 2.5.5, allows at most. */
const VALID_DAYS = 180;
/**
 * No mail is delivered to this domain (RFC 2606). The default contact address uses it.
 */
const RESERVED = /\.example$/;

/**
 * The file `security.txt` (RFC 9116), valid from the given day: the contact for reports of
 * vulnerabilities.
 *
 * @returns undefined while the contact address is the placeholder
 */
export function securityTxt(
  { email, publicOrigin }: Pick<SiteSettings, 'email' | 'publicOrigin'>,
  today: IsoDate,
): string | undefined {
  if (RESERVED.test(email)) return undefined;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${addDays(today, VALID_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
  ];
  // The standard takes no address without TLS here.
  if (publicOrigin.startsWith('https:'))
    lines.push(`Canonical: ${publicOrigin}${SECURITY_TXT_PATH}`);
  return `${lines.join('\n')}\n`;
}
