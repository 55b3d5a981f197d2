import { data, type RouterContextProvider } from 'react-router';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { inEveryLanguage } from '#app/domain/language.ts';
import { choiceAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { siteRequest } from '#app/site-context.server.ts';

/** The longest token that is looked at, in characters; ours are far shorter. */
const TOKEN_LENGTH = 600;

/** What goes with an answer while the store is away. */
export const NOT_NOW = { status: 503, headers: { 'Retry-After': '60' } };

/** Nothing on the way may keep a page whose address carries a token. */
export function privatePage({ actionHeaders }: { actionHeaders: Headers }): Headers {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'no-store');
  return headers;
}

/** Answers a click with what became of it. */
export function clickAnswer<State extends string>(state: State) {
  return data({ state }, state === 'unavailable' ? NOT_NOW : 200);
}

/** What a page behind a mail's link shows; it stays out of search engines and keeps its token when the language changes. */
export function tokenPageData<State>(
  context: Readonly<RouterContextProvider>,
  { token: given, state, page }: { token: string; state: State; page: 'confirm' | 'unsubscribe' },
) {
  const token = given.slice(0, TOKEN_LENGTH);
  const { language } = siteRequest(context);
  const t = textsFor(language, 'newsletter');
  const path = page === 'confirm' ? PATHS.newsletterConfirm : PATHS.newsletterUnsubscribe;
  const address = `${path}?${new URLSearchParams({ token })}`;
  return {
    token,
    state,
    picture: drawingAddress('scene-package'),
    addresses: inEveryLanguage((each) => choiceAddress(address, each)),
    meta: { title: t(`${page}.title`), description: t('meta.description') },
  };
}

/** Reads what a form sends by the names of its fields; a body that is no form at all is a form without any. */
export async function postedTexts(request: Request): Promise<(name: string) => string> {
  const form = await request.formData().catch(() => new FormData());
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}
