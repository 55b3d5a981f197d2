import { inEveryLanguage } from '#app/domain/language.ts';
import type { LinkState } from '#app/domain/newsletter.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { choiceAddress, LONGEST_FIELD, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { PageModule, ShownPage } from '#app/ui/page/page-module.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import { MailPage } from './newsletter/mail-page.tsx';
import sheet from './newsletter/newsletter.css?url';
import { NOT_NOW } from './newsletter/not-now.ts';

/** No cache may keep a page whose address carries a token. */
const NO_STORE = { 'cache-control': 'no-store' };

type MailLink = 'confirm' | 'unsubscribe';

/** The states in which nothing is left to do, and the page says so in its title. */
const DONE: readonly LinkState[] = ['confirmed', 'already-confirmed', 'unsubscribed'];

const titleOf = (link: MailLink, state: LinkState) =>
  DONE.includes(state) ? (`${link}.done` as const) : (`${link}.title` as const);

interface MailLinkProps {
  readonly link: MailLink;
  readonly token: string;
  readonly state: LinkState;
}

/** The page behind one of the two links of a mail, which differ in nothing but their action. */
export function newsletterLink(link: MailLink): PageModule<MailLinkProps> {
  /**
   * The page stays out of search engines and keeps its token when the language changes.
   */
  function show(request: SiteRequest, state: LinkState): ShownPage<MailLinkProps> {
    const token = (request.fields.get('token') ?? '').slice(0, LONGEST_FIELD);
    const address = `${request.path}?${new URLSearchParams({ token })}`;
    const t = textsFor(request.language, 'newsletter');
    return {
      props: { link, token, state },
      headers: NO_STORE,
      addresses: inEveryLanguage((each) => choiceAddress(address, each)),
      meta: { title: t(titleOf(link, state)), description: t('meta.description') },
    };
  }

  return {
    sheet,
    /** Opening the link changes nothing, since programs that check mails follow links. */
    async load(request) {
      const { inspectConfirmation, inspectUnsubscribe } = request.newsletter;
      const inspect = link === 'confirm' ? inspectConfirmation : inspectUnsubscribe;
      const { token } = show(request, 'ready').props;
      return show(request, await inspect(token));
    },
    /**
     * A mail program may send RFC 8058's own form to this address, which has no field `token`: the
     * token of the address counts then.
     */
    async submit(request, form) {
      const { token } = show(request, 'ready').props;
      const state = await request.newsletter[link](form('token') || token);
      const page = show(request, state);
      if (state === 'invalid') return { ...page, status: 400 };
      if (state !== 'unavailable') return page;
      return { ...page, status: NOT_NOW.status, headers: { ...NOT_NOW.headers, ...NO_STORE } };
    },
    Page: MailLinkPage,
  };
}

/** The page behind a link of a mail: its effect, and a button for it until that is done. */
function MailLinkPage({ link, token, state }: MailLinkProps) {
  const { t } = useTexts('newsletter');
  const cities = useTexts('cities');
  const { language, site } = usePage();
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
    <MailPage title={t(titleOf(link, state))}>
      <p className="lead" role="status">
        {t(message[state])}
      </p>
      {state === 'ready' && (
        <form method="post">
          <input type="hidden" name="token" value={token} />
          <p className="button-row">
            <button type="submit" className="button button-primary">
              {t(`${link}.button`)}
            </button>
          </p>
        </form>
      )}
      {link === 'confirm' && (state === 'expired' || state === 'invalid') && (
        <p className="button-row">
          <a className="button button-primary" href={localAddress(PATHS.newsletter, language)}>
            {t('signUpAgain')}
          </a>
        </p>
      )}
      {link === 'unsubscribe' && state === 'invalid' && (
        <p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      )}
      {DONE.includes(state) && (
        <p className="button-row">
          <a className="button button-quiet" href={localAddress(PATHS.cities, language)}>
            {cities.t('name')}
          </a>
        </p>
      )}
    </MailPage>
  );
}
