import type { FormReader, SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { NewsletterForm } from '#app/ui/newsletter-form/newsletter-form.tsx';
import { type PageResult, redirectTo, type ShownPage } from '#app/ui/page/page-module.ts';
import { MailPage } from './newsletter/mail-page.tsx';
import sheet from './newsletter/newsletter.css?url';
import { NOT_NOW } from './newsletter/not-now.ts';
import { SentText } from './newsletter/sent-text.tsx';

/** More than any address has, in characters. */
const LONGEST_SHOWN = 300;

interface NewsletterProps {
  /** The address as it was typed, after a sign-up that failed. */
  readonly typed?: string;
  readonly error?: string;
  /** How long the mail may take, after a sign-up whose mail has to wait. */
  readonly delay?: string;
}

export { sheet };

export function load(request: SiteRequest): ShownPage<NewsletterProps> {
  const t = textsFor(request.language, 'newsletter');
  const head = pageHead(request, everyLanguage(PATHS.newsletter), {
    title: t('meta.title'),
    description: t('meta.description'),
    picture: { kind: 'page', name: 'newsletter' },
    name: textsFor(request.language, 'signUp')('title'),
  });
  return { ...head, props: {} };
}

/** Takes a sign-up; the response is the same whether or not the address is known. */
export async function submit(
  request: SiteRequest,
  form: FormReader,
): Promise<PageResult<NewsletterProps>> {
  const { language, newsletter, clientSubnet } = request;
  const typed = form('email').slice(0, LONGEST_SHOWN);
  const result = await newsletter.signUp({
    address: form('email'),
    language,
    honeypot: form('company'),
    clientSubnet,
    consentVersion: form('consent'),
  });
  const t = textsFor(language, 'newsletter');
  const page = load(request);
  switch (result.kind) {
    case 'accepted':
      return redirectTo(localAddress(PATHS.newsletterSent, language), 303);
    case 'delayed': {
      const hours = Math.ceil(result.minutes / 60);
      const delay = t('sent.delayed', { count: hours });
      const meta = { ...page.meta, title: t('sent.title') };
      return { ...page, meta, props: { delay }, status: 202 };
    }
    case 'invalid-address':
      return { ...page, props: { typed, error: t('errors.invalid') }, status: 422 };
    case 'unavailable':
      return { ...page, props: { typed, error: t('errors.unavailable') }, ...NOT_NOW };
    case 'limited': {
      const duration = formatDuration(Math.ceil(result.retryAfterSeconds / 60), language);
      const headers = { 'retry-after': String(result.retryAfterSeconds) };
      const props = { typed, error: t('errors.limited', { duration }) };
      return { ...page, props, status: 429, headers };
    }
  }
}

export function Page({ delay, ...form }: NewsletterProps) {
  const { t } = useTexts('signUp');
  if (delay) return <SentText delay={delay} />;
  return (
    <MailPage title={t('title')}>
      <p className="lead">{t('lead')}</p>
      <NewsletterForm {...form} />
    </MailPage>
  );
}
