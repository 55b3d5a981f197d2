import { useTranslation } from 'react-i18next';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/newsletter-unsubscribe';
import { TokenPage } from './newsletter/mail-page.tsx';
import { clickAnswer, postedTexts, privatePage, tokenPageData } from './newsletter/token-page.server.ts';

/** Opening the link only looks: programs that check mails follow links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const state = await siteRequest(context).newsletter.inspectUnsubscribe(token);
  return tokenPageData(context, { token, state, page: 'unsubscribe' });
}

export async function action({ context, request }: Route.ActionArgs) {
  const text = await postedTexts(request);
  return clickAnswer(await siteRequest(context).newsletter.unsubscribe(text('token')));
}

export const headers: Route.HeadersFunction = privatePage;

const MESSAGES = {
  ready: 'unsubscribe.ready',
  unsubscribed: 'unsubscribe.unsubscribed',
  'already-unsubscribed': 'unsubscribe.unsubscribed',
  invalid: 'unsubscribe.invalid',
  unavailable: 'unsubscribe.unavailable',
} as const;

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const state = actionData?.state ?? loaderData.state;
  return (
    <TokenPage
      title={t('unsubscribe.title')}
      message={t(MESSAGES[state])}
      token={loaderData.token}
      picture={loaderData.picture}
      button={state === 'ready' ? t('unsubscribe.button') : undefined}
    />
  );
}
