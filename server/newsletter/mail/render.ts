import { html } from 'hono/html';
import { MAIL_TEXTS } from '#app/data/newsletter/mail-texts.ts';
import type { Language } from '#app/domain/language.ts';
import type { Block, IssueText, Span } from '../issue/parse-issue.ts';
import { link, MAIL_STYLES, mailPage } from './frame.ts';

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

/** A text whose hyphens end no line, as in «e-mail». */
const unbrokenHyphens = (text: string) => text.replaceAll('-', '\u2011');

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
    html`<p style="margin:24px 0"><a class="button" href="${actionLink}" style="${MAIL_STYLES.button}">${button}</a></p>
<p class="small" style="${MAIL_STYLES.small}">${linkHint}<br><span style="word-break:break-all">${link(actionLink, actionLink)}</span></p>
<p class="small" style="${MAIL_STYLES.small}">${linkLasts}</p>
`;
  const consent =
    button &&
    html`<p class="small" style="${MAIL_STYLES.small}">${consentLead}<br><em>${unbrokenHyphens(consentWording)}</em></p>
`;
  const page = mailPage({
    language,
    siteName,
    subject,
    preview,
    heading,
    body: html`<p style="${MAIL_STYLES.text}">${greeting}</p>
<p style="${MAIL_STYLES.text}">${message}</p>
${action}<p class="small" style="${MAIL_STYLES.small}">${afterwards}</p>
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
      ? html`<h2 style="${MAIL_STYLES.subheading}">${content}</h2>
`
      : html`<p style="${MAIL_STYLES.text}">${content}</p>
`;
  });
  const page = mailPage({
    language,
    siteName,
    subject,
    preview: previewOf(blocks),
    heading: subject,
    body: html`${body}<p class="small" style="${MAIL_STYLES.small}">${reason}</p>
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
