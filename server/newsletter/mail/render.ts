import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { MAIL_TEXTS } from '#app/data/newsletter/mail-texts.ts';
import type { Language } from '#app/domain/language.ts';
import type { Block, IssueText, Span } from '../issue/parse-issue.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

// Mail programs drop style sheets, so every element has its own rules. The colours are the site's
// paper, ink and red.
const PAGE =
  'margin:0;padding:24px 12px;background:#f4ecdc;color:#1d1f2b;font:16px/1.5 Georgia,serif';
const CARD =
  'max-width:560px;margin:0 auto;padding:32px 28px;background:#fffdf7;border-top:6px solid #b3261e';
const HEADING = 'margin:0 0 20px;font:bold 26px/1.2 Futura,"Century Gothic",Verdana,sans-serif';
const SUBHEADING =
  'margin:28px 0 12px;font:bold 20px/1.3 Futura,"Century Gothic",Verdana,sans-serif';
const TEXT = 'margin:0 0 16px';
const BUTTON =
  'display:inline-block;padding:14px 24px;background:#b3261e;color:#ffffff;' +
  'font:bold 17px/1.2 Verdana,sans-serif;text-decoration:none';
const SMALL = 'margin:0 0 12px;font-size:14px;color:#4a4c58';
const FOOT = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #d8ccb4;font-size:14px';

/** The content of a mail besides its text. */
export interface MailContent {
  readonly kind: 'confirm' | 'return' | 'already';
  readonly language: Language;
  readonly siteName: string;
  readonly siteLink: string;
  /** The address of the button; only requests for a confirmation have one. */
  readonly actionLink: string;
  readonly unsubscribeLink: string;
  /** The sentence the person agreed to. */
  readonly consentWording: string;
}

/** A mail as plain text and as HTML that loads nothing. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders a mail in the language of its recipient. */
export function renderMail(content: MailContent): RenderedMail {
  const { kind, language, siteName, siteLink, actionLink, unsubscribeLink, consentWording } =
    content;
  const texts = MAIL_TEXTS[language](siteName);
  const { greeting, colon, linkHint, linkLasts, consentLead, ...mails } = texts;
  const { subject, preview, heading, message, button, afterwards, unsubscribe } = mails[kind];
  const paragraphs = [
    heading,
    greeting,
    message,
    ...(button ? [`${button}${colon}\n${actionLink}`, linkLasts] : []),
    afterwards,
    ...(button ? [`${consentLead}\n${consentWording}`] : []),
    `${siteName}\n${siteLink}`,
    `${unsubscribe}\n${unsubscribeLink}`,
  ];

  const action =
    button &&
    html`<p style="margin:24px 0"><a href="${actionLink}" style="${BUTTON}">${button}</a></p>
<p style="${SMALL};word-break:break-all">${linkHint}<br>${link(actionLink, actionLink)}</p>
<p style="${SMALL}">${linkLasts}</p>
`;
  const consent =
    button &&
    html`<p style="${SMALL}">${consentLead}<br><em>${consentWording}</em></p>
`;
  const page = mailPage({
    language,
    subject,
    preview,
    heading,
    body: html`<p style="${TEXT}">${greeting}</p>
<p style="${TEXT}">${message}</p>
${action}<p style="${SMALL}">${afterwards}</p>
${consent}`,
    foot: [link(siteLink, siteName), link(unsubscribeLink, unsubscribe)],
  });
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html: page };
}

/** Renders a newsletter for one subscriber. */
export function renderIssue(
  { subject, blocks }: IssueText,
  to: Pick<MailContent, 'language' | 'siteName' | 'siteLink' | 'unsubscribeLink'>,
): RenderedMail {
  const { language, siteName, siteLink, unsubscribeLink } = to;
  const { reason, unsubscribe } = MAIL_TEXTS[language](siteName).issue;
  const paragraphs = [
    subject,
    ...blocks.map(({ spans }) => spans.map(spanText).join('')),
    reason,
    `${siteName}\n${siteLink}`,
    `${unsubscribe}\n${unsubscribeLink}`,
  ];
  const body = blocks.map(({ kind, spans }) => {
    const content = spans.map(({ text, href }) =>
      href === undefined ? html`${text}` : link(href, text),
    );
    return kind === 'heading'
      ? html`<h2 style="${SUBHEADING}">${content}</h2>
`
      : html`<p style="${TEXT}">${content}</p>
`;
  });
  const page = mailPage({
    language,
    subject,
    preview: previewOf(blocks),
    heading: subject,
    body: html`${body}<p style="${SMALL}">${reason}</p>
`,
    foot: [link(siteLink, siteName), link(unsubscribeLink, unsubscribe)],
  });
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html: page };
}

/** The text of the first paragraph, which mail programs show beside the subject. */
function previewOf(blocks: readonly Block[]): string {
  const spans = blocks.find(({ kind }) => kind === 'paragraph')?.spans ?? [];
  return spans.map(({ text }) => text).join('');
}

function spanText({ text, href }: Span): string {
  return href === undefined || href === text ? text : `${text} (${href})`;
}

function link(href: string, label: string): Html {
  return html`<a href="${href}" style="color:#8f1e17">${label}</a>`;
}

/** The HTML document around a mail. */
function mailPage(mail: {
  readonly language: Language;
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly body: Html;
  readonly foot: readonly [Html, Html];
}): string {
  const { language, subject, preview, heading, body, foot } = mail;
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${PAGE}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div role="article" lang="${language}" style="${CARD}">
<h1 style="${HEADING}">${heading}</h1>
${body}<p style="${FOOT}">${foot[0]} · ${foot[1]}</p>
</div>
</body>
</html>
`;
  return String(page);
}
