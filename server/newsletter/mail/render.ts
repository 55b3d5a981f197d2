import type { Translated } from '#app/domain/language.ts';
import { renderHtml } from './html.ts';
import type { MailContent } from './mail-content.ts';
import type { MailText, MailTexts } from './mail-text.ts';
import { TEXTS_EN } from './texts-en.ts';
import { TEXTS_FR } from './texts-fr.ts';
import { TEXTS_IT } from './texts-it.ts';

const TEXTS: Translated<MailTexts> = { en: TEXTS_EN, it: TEXTS_IT, fr: TEXTS_FR };

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
