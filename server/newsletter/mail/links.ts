import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';

/** The paths that mails lead to, below the site's public origin. */
export const MAIL_PATHS = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  oneClick: '/newsletter/unsubscribe/one-click',
} as const;

/** Builds a link of a mail; the token stands last, since what follows a link in plain text may be taken for a part of it. */
export function mailLink(
  origin: string,
  path: keyof typeof MAIL_PATHS,
  { token, language }: { token: string; language: Language },
): string {
  const url = new URL(MAIL_PATHS[path], origin);
  if (language !== DEFAULT_LANGUAGE && path !== 'oneClick') url.searchParams.set('lng', language);
  url.searchParams.set('token', token);
  return url.href;
}
