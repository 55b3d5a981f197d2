/** The mails in English, for a site of some name. `return` is for an unsubscribed address. */
export const en = (siteName: string) => ({
  greeting: 'Hello,',
  // Ends a line that introduces another one.
  colon: ':',
  // Introduces the link written out, for programs that show no button.
  linkHint: 'If the button doesn’t work, open this link:',
  // Part of every mail with an action.
  linkLasts: 'The link works once, within 7\u00a0days.',
  // The consent's text follows.
  consentLead: 'By confirming, you agree to this:',
  confirm: {
    subject: `Confirm your ${siteName} newsletter sign-up`,
    // Shown by mail programs beside the subject.
    preview: 'One click and you’re on board.',
    heading: 'One click and you’re on board',
    message: `Someone, and we hope it was you, asked for the ${siteName} newsletter to be sent to this address. Please confirm that you want it.`,
    button: 'Confirm my sign-up',
    afterwards:
      'If it wasn’t you, there’s nothing to do: without that click we send no newsletter, and we delete this address within 30\u00a0days.',
    unsubscribe: 'Cancel this sign-up',
  },
  return: {
    subject: `Do you want the ${siteName} newsletter again?`,
    preview: 'Only your click signs you up again.',
    heading: 'Back on board?',
    message: `You unsubscribed from the ${siteName} newsletter. Now someone, and we hope it was you, asked for it to be sent to this address again. Please confirm that you want it.`,
    button: 'Sign me up again',
    afterwards:
      'If it wasn’t you, there’s nothing to do: you stay unsubscribed, and we won’t ask you again for 30\u00a0days.',
    unsubscribe: 'Cancel this request',
  },
  already: {
    subject: `You’re already signed up for the ${siteName} newsletter`,
    preview: 'Nothing has changed.',
    heading: 'You’re already on board',
    message: `Your address has just been entered again for the ${siteName} newsletter. You were signed up already, so nothing has changed and there’s nothing to do.`,
    // The other mails have one action, this one has none.
    button: undefined,
    afterwards: 'If it wasn’t you, you can ignore this e-mail.',
    unsubscribe: 'Unsubscribe',
  },
  // Below the newsletter's text.
  issue: {
    reason: `You receive this newsletter because you signed up for it at ${siteName} and confirmed your address.`,
    unsubscribe: 'Unsubscribe',
  },
});

/** The newsletter's mails, for a site of some name. */
export type MailTexts = typeof en;
