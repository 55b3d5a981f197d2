import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { securityTxt as securityText } from '#app/seo/security-txt.ts';
import { MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';

/** Where to report a vulnerability (RFC 9116); missing while the contact is a placeholder. */
export async function securityTxt({ settings, today }: SiteRequest): Promise<SiteResponse> {
  const text = securityText(settings, today);
  return text ? sharedFile(text, 'text/plain') : MISSING_FILE;
}
