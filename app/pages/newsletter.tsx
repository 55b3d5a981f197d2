import { data, redirect } from 'react-router';
import { everyLanguage, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { NewsletterForm } from '#app/ui/newsletter-form/newsletter-form.tsx';
import type { Route } from './+types/newsletter';
import { MailPage } from './newsletter/mail-page.tsx';
import { NOT_NOW, postedTexts } from './newsletter/posted-texts.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const t = textsFor(site.language, 'newsletter');
  return pageHead(site, everyLanguage(PATHS.newsletter), {
    title: t('meta.title'),
    description: t('meta.description'),
    picture: { kind: 'page', name: 'newsletter' },
    name: textsFor(site.language, 'signUp')('title'),
  });
}

/** Takes a sign-up; the answer is the same whether or not the address was known. */
export async function action({ context, request }: Route.ActionArgs) {
  const { language, newsletter, clientSubnet } = siteRequest(context);
  const text = await postedTexts(request);
  const typed = text('email').slice(0, 300);
  const result = await newsletter.signUp({
    address: text('email'),
    language,
    honeypot: text('company'),
    clientSubnet,
    consentVersion: text('consent'),
  });
  const t = textsFor(language, 'newsletter');
  switch (result.kind) {
    case 'accepted':
      throw redirect(localAddress(PATHS.newsletterSent, language), 303);
    case 'invalid-address':
      return data({ typed, error: t('errors.invalid') }, 422);
    case 'unavailable':
      return data({ typed, error: t('errors.unavailable') }, NOT_NOW);
    case 'limited': {
      const duration = formatDuration(Math.ceil(result.retryAfterSeconds / 60), language);
      const headers = { 'Retry-After': String(result.retryAfterSeconds) };
      return data({ typed, error: t('errors.limited', { duration }) }, { status: 429, headers });
    }
  }
}

/** When the next sign-up may be tried. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('signUp');
  return (
    <MailPage title={t('title')}>
      <p className="lead">{t('lead')}</p>
      <NewsletterForm {...actionData} />
    </MailPage>
  );
}
