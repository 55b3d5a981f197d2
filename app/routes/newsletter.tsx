import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { everyLanguage, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { socialPictureAddress } from '#app/seo/social-picture.ts';
import { trailFromHome } from '#app/seo/structured-data/trail-from-home.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { NewsletterForm } from '#app/ui/newsletter-form/newsletter-form.tsx';
import { usePage } from '#app/ui/page/use-page.ts';
import type { Route } from './+types/newsletter';
import { MailPage } from './newsletter/mail-page.tsx';
import { NOT_NOW, postedTexts } from './newsletter/token-page.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = siteRequest(context);
  const t = textsFor(language, 'newsletter');
  const addresses = everyLanguage(PATHS.newsletter);
  return {
    addresses,
    structured: [
      trailFromHome(settings, language, {
        name: textsFor(language, 'signUp')('title'),
        address: addresses[language],
      }),
    ],
    picture: drawingAddress('scene-package'),
    meta: pageMeta({
      ...settings,
      language,
      addresses,
      picture: socialPictureAddress({ kind: 'page', name: PATHS.newsletter.slice(1), language }),
      title: t('meta.title'),
      description: t('meta.description'),
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

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
