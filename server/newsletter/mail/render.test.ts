import { describe, expect, it } from 'vitest';
import { CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { formatConsent, NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import { type MailContent, renderMail } from './render.ts';

const KINDS = ['confirm', 'return', 'already'] as const;
const CASES = LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const));

function content(more: Partial<MailContent>): MailContent {
  const language = more.language ?? 'en';
  return {
    kind: 'confirm',
    language,
    siteName: 'Binario',
    siteLink: 'https://www.example.com/',
    actionLink: 'https://www.example.com/newsletter/confirm?lng=it&token=abc',
    unsubscribeLink: 'https://www.example.com/newsletter/unsubscribe?lng=it&token=def',
    consentWording: formatConsent(CURRENT_CONSENT, language, more.siteName ?? 'Binario'),
    ...more,
  };
}

describe('renderMail', () => {
  it.each(CASES)(
    'renders in %s the mail "%s" with its links in text and HTML, and loads nothing',
    (language, kind) => {
      const mail = renderMail(content({ language, kind }));
      expect(mail.subject).toContain('Binario');
      expect(mail.text).toContain(
        'https://www.example.com/newsletter/unsubscribe?lng=it&token=def\n',
      );
      expect(mail.html).toContain(
        'href="https://www.example.com/newsletter/unsubscribe?lng=it&amp;token=def"',
      );
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.html).not.toMatch(/<img|<link|<script|src=|url\(|@import/i);
      expect(mail.text + mail.html + mail.subject).not.toMatch(/\{\{|\b(?:undefined|null)\b/);
    },
  );

  it.each(LANGUAGES)('contains the confirmation link and the consent in %s', (language) => {
    const mail = renderMail(content({ language }));
    expect(mail.text).toContain('https://www.example.com/newsletter/confirm?lng=it&token=abc\n');
    expect(mail.html).toContain(
      'href="https://www.example.com/newsletter/confirm?lng=it&amp;token=abc"',
    );
    expect(mail.text).toContain(formatConsent(CURRENT_CONSENT, language, 'Binario'));
  });

  it.each(LANGUAGES)('promises in %s only periods that the newsletter keeps', (language) => {
    const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
    const days = (count: number) =>
      new Intl.NumberFormat(language, unit).format(count).replaceAll('\u00a0', ' ');
    const textOf = (kind: MailContent['kind']) =>
      renderMail(content({ language, kind })).text.replaceAll('\u00a0', ' ');
    for (const kind of ['confirm', 'return'] as const) {
      expect(textOf(kind)).toContain(days(NEWSLETTER_DAYS.confirmationLink));
    }
    expect(textOf('confirm')).toContain(days(NEWSLETTER_DAYS.unconfirmedAddress));
    expect(textOf('return')).toContain(days(NEWSLETTER_DAYS.askAgain));
  });

  it('has no straight apostrophe in any text', () => {
    for (const [language, kind] of CASES) {
      const { text, subject } = renderMail(content({ language, kind }));
      expect(text + subject).not.toMatch(/'/);
    }
  });

  it('sets non-breaking spaces before French punctuation', () => {
    for (const kind of KINDS) {
      const prose = renderMail(content({ language: 'fr', kind })).text.replace(/https:\S+/g, '');
      expect(prose).not.toMatch(/ [?!;:»]|« |[\p{L}\d][?!;:]/u);
    }
  });

  it('gives every element that has a colour one for dark programs too, and one face to all', () => {
    const { html } = renderMail(content({}));
    const dark = html.match(/prefers-color-scheme:dark\)\{([\s\S]*?)\n\}<\/style>/)?.[1] ?? '';
    const colored = [...html.matchAll(/<(?!h1|span)[a-z0-9]+ ([^>]*(?:background|color):[^>]*)>/g)];
    expect(colored.length).toBeGreaterThan(20);
    for (const [element, attributes] of colored) {
      const name = attributes?.match(/class="([a-z]+)"/)?.[1];
      expect(dark, element).toContain(`\n.${name}{`);
    }
    expect(html.match(/font:|font-family/g)).toHaveLength(1);
  });

  it('escapes the name of the site in HTML', () => {
    const { html, text } = renderMail(content({ siteName: `<b>"Rail" & 'Co'</b> $&` }));
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;Rail&quot; &amp; &#39;Co&#39;&lt;/b&gt; $&amp;');
    expect(text).toContain(`<b>"Rail" & 'Co'</b> $&`);
  });
});
