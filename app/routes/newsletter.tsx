import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { everyLanguage, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { NewsletterForm } from '#app/ui/newsletter-form/newsletter-form.tsx';
import { usePage } from '#app/ui/page/use-page.ts';
import type { Route } from './+types/newsletter';
import { MailPage } from './newsletter/mail-page.tsx';
import { NOT_NOW, postedTexts } from './newsletter/token-page.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const t = textsFor(site.language, 'newsletter');
  return {
    picture: drawingAddress('scene-package'),
    ...pageHead(site, everyLanguage(PATHS.newsletter), {
      title: t('meta.title'),
      description: t('meta.description'),
      picture: { kind: 'page', name: PATHS.newsletter.slice(1) },
      name: textsFor(site.language, 'signUp')('title'),
    }),
  };
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
  switch (result.kind) {
    case 'accepted':
      throw redirect(localAddress(PATHS.newsletterSent, language), 303);
    case 'invalid-address':
      return data({ typed, problem: 'invalid' as const, minutes: 0 }, 422);
    case 'limited':
      return data(
        { typed, problem: 'limited' as const, minutes: Math.ceil(result.retryAfterSeconds / 60) },
        { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } },
      );
    case 'unavailable':
      return data({ typed, problem: 'unavailable' as const, minutes: 0 }, NOT_NOW);
  }
}

/** When the next sign-up may be tried. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['newsletter', 'signUp']);
  const { language } = usePage();
  const duration = actionData ? formatDuration(actionData.minutes, language) : '';
  return (
    <MailPage title={t('signUp:title')} picture={loaderData.picture}>
      <p className="lead">{t('signUp:lead')}</p>
      <NewsletterForm
        isNamedByPage
        typed={actionData?.typed ?? ''}
        error={actionData && t(`errors.${actionData.problem}`, { duration })}
      />
    </MailPage>
  );
}
