/** What a mail says, in one language; `{siteName}` stands for the site's name. */
export interface MailText {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The one action of the mail, when it has one. */
  readonly button?: string;
  /** Introduces the link written out, for programs that show no button. */
  readonly linkHint?: string;
  /** What the person had agreed to follows this. */
  readonly consentLead?: string;
  readonly afterwards: readonly string[];
  readonly unsubscribe: string;
}

/** The mails of one language. */
export interface MailTexts {
  readonly confirm: MailText;
  /** The same question for someone who unsubscribed before. */
  readonly return: MailText;
  readonly already: MailText;
}
