import { useTranslation } from 'react-i18next';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import type { Route } from './+types/newsletter-confirm';
import { TokenPage } from './newsletter/mail-page.tsx';
import { clickAnswer, postedTexts, privatePage, tokenPageData } from './newsletter/token-page.server.ts';

/** Opening the link only looks: programs that check mails follow links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const state = await siteRequest(context).newsletter.inspectConfirmation(token);
  return tokenPageData(context, { token, state, page: 'confirm' });
}

export async function action({ context, request }: Route.ActionArgs) {
  const text = await postedTexts(request);
  return clickAnswer(await siteRequest(context).newsletter.confirm(text('token')));
}

export const headers: Route.HeadersFunction = privatePage;

const MESSAGES = {
  ready: 'confirm.ready',
  confirmed: 'confirm.confirmed',
  'already-confirmed': 'confirm.alreadyConfirmed',
  expired: 'confirm.expired',
  invalid: 'confirm.invalid',
  unavailable: 'confirm.unavailable',
} as const;

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const { language } = usePage();
  const state = actionData?.state ?? loaderData.state;
  const startsAgain = state === 'expired' || state === 'invalid';
  return (
    <TokenPage
      title={t('confirm.title')}
      message={t(MESSAGES[state])}
      token={loaderData.token}
      picture={loaderData.picture}
      button={state === 'ready' ? t('confirm.button') : undefined}
    >
      {startsAgain && <a href={localAddress(PATHS.newsletter, language)}>{t('signUpAgain')}</a>}
    </TokenPage>
  );
}
