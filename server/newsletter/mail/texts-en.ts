import type { MailTexts } from './mail-text.ts';

/** The mails in English. */
export const TEXTS_EN: MailTexts = {
  confirm: {
    subject: 'Confirm your {siteName} newsletter sign-up',
    preview: 'One click and you’re on board.',
    heading: 'One click and you’re on board',
    paragraphs: [
      'Hello,',
      'Someone, and we hope it was you, asked for the {siteName} newsletter to be sent to this address. Please confirm that you want it.',
    ],
    button: 'Confirm my sign-up',
    linkHint: 'If the button doesn’t work, open this link:',
    consentLead: 'By confirming, you agree to this:',
    afterwards: [
      'The link works once and for 7 days.',
      'It wasn’t you? Then there is nothing to do: without that click no newsletter is sent, and within 30 days we delete this address.',
    ],
    unsubscribe: 'Cancel this sign-up',
  },
  return: {
    subject: 'Do you want the {siteName} newsletter again?',
    preview: 'Only your click signs you up again.',
    heading: 'Back on board?',
    paragraphs: [
      'Hello,',
      'You unsubscribed from the {siteName} newsletter. Now someone, and we hope it was you, asked for it to be sent to this address again. Please confirm that you want it.',
    ],
    button: 'Sign me up again',
    linkHint: 'If the button doesn’t work, open this link:',
    consentLead: 'By confirming, you agree to this:',
    afterwards: [
      'The link works once and for 7 days.',
      'It wasn’t you? Then there is nothing to do: you stay unsubscribed, and we won’t ask you again for 30 days.',
    ],
    unsubscribe: 'Cancel this request',
  },
  already: {
    subject: 'You’re already signed up to {siteName}',
    preview: 'Nothing has changed.',
    heading: 'You’re already on board',
    paragraphs: [
      'Hello,',
      'Your address was just entered again for the {siteName} newsletter. You were signed up already, so nothing has changed and there is nothing to do.',
    ],
    afterwards: ['If it wasn’t you, you can ignore this e-mail.'],
    unsubscribe: 'Unsubscribe',
  },
};
