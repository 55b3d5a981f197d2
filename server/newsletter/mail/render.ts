import type { Language, Translated } from '#app/domain/language.ts';
import type { MailText, MailTexts } from './mail-text.ts';
import { TEXTS_EN } from './texts-en.ts';
import { TEXTS_FR } from './texts-fr.ts';
import { TEXTS_IT } from './texts-it.ts';

// Mail programs drop style sheets, so every rule stands on its element; the colours are the site's paper, ink and red.
const PAGE = 'margin:0;padding:24px 12px;background:#f4ecdc;color:#1d1f2b;font:16px/1.5 Georgia,serif';
const CARD =
  'max-width:560px;margin:0 auto;padding:32px 28px;background:#fffdf7;border-top:6px solid #b3261e';
const HEADING = 'margin:0 0 20px;font:bold 26px/1.2 Futura,"Century Gothic",Verdana,sans-serif';
const BUTTON =
  'display:inline-block;padding:14px 24px;background:#b3261e;color:#ffffff;font:bold 17px/1.2 Verdana,sans-serif;text-decoration:none';
const SMALL = 'margin:0 0 12px;font-size:14px;color:#4a4c58';
const LINK = 'color:#8f1e17';

const TEXTS: Translated<MailTexts> = { en: TEXTS_EN, it: TEXTS_IT, fr: TEXTS_FR };

/** What a mail is made of besides its text. */
export interface MailContent {
  readonly kind: keyof MailTexts;
  readonly language: Language;
  readonly siteName: string;
  readonly siteLink: string;
  /** Where the button leads; only mails that ask for a confirmation have one. */
  readonly actionLink?: string;
  readonly unsubscribeLink: string;
  /** The sentence the person agreed to. */
  readonly consentWording: string;
}

/** A mail ready to be sent, but for its headers. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail in the language of its reader, as plain text and as HTML that loads nothing. */
export function renderMail(content: MailContent): RenderedMail {
  const text = fillIn(TEXTS[content.language][content.kind], content.siteName);
  return { subject: text.subject, text: renderText(text, content), html: renderHtml(text, content) };
}

function renderText(text: MailText, content: MailContent): string {
  const blocks = [text.heading, ...text.paragraphs];
  if (text.button !== undefined && content.actionLink !== undefined) {
    const lead = content.language === 'fr' ? `${text.button}\u00a0:` : `${text.button}:`;
    blocks.push(`${lead}\n${content.actionLink}`);
  }
  blocks.push(...text.afterwards);
  if (text.consentLead !== undefined) blocks.push(`${text.consentLead}\n${content.consentWording}`);
  blocks.push(`${content.siteName}\n${content.siteLink}`, `${text.unsubscribe}\n${content.unsubscribeLink}`);
  return `${blocks.join('\n\n')}\n`;
}

function fillIn(text: MailText, siteName: string): MailText {
  const fill = (value: string) => value.replaceAll('{siteName}', () => siteName);
  return {
    ...text,
    subject: fill(text.subject),
    heading: fill(text.heading),
    paragraphs: text.paragraphs.map(fill),
    afterwards: text.afterwards.map(fill),
  };
}

function renderHtml(text: MailText, content: MailContent): string {
  return `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(text.subject)}</title>
</head>
<body style="${escapeHtml(PAGE)}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text.preview)}</div>
<div role="article" lang="${content.language}" style="${escapeHtml(CARD)}">
<h1 style="${escapeHtml(HEADING)}">${escapeHtml(text.heading)}</h1>
${text.paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${renderAction(text, content.actionLink)}${text.afterwards.map(small).join('\n')}
${renderConsent(text, content.consentWording)}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8ccb4;font-size:14px">${anchor(content.siteLink, content.siteName)} · ${anchor(content.unsubscribeLink, text.unsubscribe)}</p>
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function renderAction(text: MailText, link: string | undefined): string {
  if (text.button === undefined || link === undefined) return '';
  const button = `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${escapeHtml(BUTTON)}">${escapeHtml(text.button)}</a></p>`;
  const written = `<p style="${SMALL};word-break:break-all">${escapeHtml(text.linkHint ?? '')}<br>${anchor(link, link)}</p>`;
  return `${button}\n${written}\n`;
}

function renderConsent(text: MailText, wording: string): string {
  if (text.consentLead === undefined) return '';
  return `<p style="${SMALL}">${escapeHtml(text.consentLead)}<br><em>${escapeHtml(wording)}</em></p>\n`;
}

function small(paragraph: string): string {
  return `<p style="${SMALL}">${escapeHtml(paragraph)}</p>`;
}

function anchor(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}" style="${LINK}">${escapeHtml(label)}</a>`;
}
