export const newsletter = {
  meta: {
    title: 'Train travel ideas by e-mail: the newsletter',
    description:
      'Train travel ideas and offers by e-mail. You confirm your address first, and can unsubscribe with one click.',
  },
  errors: {
    invalid: 'This isn’t a complete e-\u2060mail address. It should look like name@example.com.',
    limited: 'Too many sign-ups right now. Try again in {{duration}}.',
    unavailable:
      'We can’t take your sign-up right now. Your address is still here: try again in a few minutes.',
  },
  sent: {
    title: 'Check your inbox',
    text: 'If the address is right, an e-\u2060mail with a confirmation link is on its way. Your sign-up counts only once you’ve opened the link and confirmed; you have 7\u00a0days for that.',
    delayed_one: 'Many people are signing up right now: your e-\u2060mail may take an hour.',
    delayed_other:
      'Many people are signing up right now: your e-\u2060mail may take {{count}} hours.',
    hint: 'Nothing there after a few minutes? Look in your spam folder, or [sign up again](newsletter).',
  },
  confirm: {
    title: 'Confirm your sign-up',
    ready: 'One click, and the newsletter is yours.',
    button: 'Confirm',
    done: 'You’re signed up',
    confirmed: 'Your address is confirmed. Welcome aboard.',
    alreadyConfirmed: 'Your address is already confirmed. There’s nothing left to do.',
    expired: 'This link has expired. Sign up again and we’ll send you a new one.',
    invalid:
      'This link is incomplete or no longer valid. Check that you have all of it, or sign up again.',
    unavailable: 'We can’t confirm your address right now. Try the link again in a few minutes.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    ready: 'One click, and you’ll get no more e-\u2060mails from us.',
    button: 'Unsubscribe',
    done: 'You’re unsubscribed',
    unsubscribed: 'You’ll get no more e-\u2060mails from us.',
    invalid:
      'This link isn’t valid. Check that it’s complete, or write to us and we’ll remove your address.',
    unavailable: 'We can’t unsubscribe you right now. Try the link again in a few minutes.',
  },
  signUpAgain: 'Sign up again',
};
