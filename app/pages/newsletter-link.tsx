import { data } from 'react-router';
import { inEveryLanguage } from '#app/domain/language.ts';
import { choiceAddress, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import type { Route } from './+types/newsletter-link';
import { MailPage } from './newsletter/mail-page.tsx';
import { NOT_NOW, postedTexts } from './newsletter/posted-texts.server.ts';

/** The longest token that is looked at, in characters; ours are far shorter. */
const TOKEN_LENGTH = 600;

/**
 * One module for both links of a mail: they differ in nothing but what their click does. The route
 * tells which it is: a form may have been sent to its path in other letter cases or with a slash
 * behind it.
 */
function linkOf(pattern: string): 'confirm' | 'unsubscribe' {
  return pattern.endsWith('/confirm') ? 'confirm' : 'unsubscribe';
}

/**
 * Opening the link only looks: programs that check mails follow links too. The page stays out of
 * search engines and keeps its token when the language changes.
 */
export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const { newsletter, language } = siteRequest(context);
  const link = linkOf(pattern);
  const token = (url.searchParams.get('token') ?? '').slice(0, TOKEN_LENGTH);
  const address = `${url.pathname}?${new URLSearchParams({ token })}`;
  const t = textsFor(language, 'newsletter');
  return {
    link,
    token,
    state: await (link === 'confirm'
      ? newsletter.inspectConfirmation
      : newsletter.inspectUnsubscribe)(token),
    addresses: inEveryLanguage((each) => choiceAddress(address, each)),
    meta: { title: t(`${link}.title`), description: t('meta.description') },
  };
}

export async function action({ context, request, pattern }: Route.ActionArgs) {
  const text = await postedTexts(request);
  const state = await siteRequest(context).newsletter[linkOf(pattern)](text('token'));
  return data({ state }, state === 'unavailable' ? NOT_NOW : 200);
}

/** Nothing on the way may keep a page whose address carries a token. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
  new Headers([...actionHeaders, ['Cache-Control', 'no-store']]);

/**
 * What a link of a mail is about, and one button that does it, unless it is done or cannot be done.
 */
export default function NewsletterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('newsletter');
  const { language } = usePage();
  const { link, token } = loaderData;
  const { state } = actionData ?? loaderData;
  const message = {
    ready: `${link}.ready`,
    confirmed: 'confirm.confirmed',
    'already-confirmed': 'confirm.alreadyConfirmed',
    unsubscribed: 'unsubscribe.unsubscribed',
    expired: 'confirm.expired',
    invalid: `${link}.invalid`,
    unavailable: `${link}.unavailable`,
  } as const;
  return (
    <MailPage title={t(`${link}.title`)}>
      <p className="lead" role="status">
        {t(message[state])}
      </p>
      {state === 'ready' && (
        <form method="post">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button button-primary">
            {t(`${link}.button`)}
          </button>
        </form>
      )}
      {link === 'confirm' && (state === 'expired' || state === 'invalid') && (
        <p>
          <a href={localAddress(PATHS.newsletter, language)}>{t('signUpAgain')}</a>
        </p>
      )}
    </MailPage>
  );
}
