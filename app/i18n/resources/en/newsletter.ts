export const newsletter = {
  meta: {
    title: 'Train travel ideas by e-mail: the newsletter',
    description:
      'Train travel ideas and offers by e-mail. You confirm your address first, and can leave with one click.',
  },
  errors: {
    invalid: 'This is not a complete e-mail address. It should look like name@example.com.',
    limited: 'There have been many sign-ups from here. Try again in {{duration}}.',
    unavailable: 'Your sign-up could not be stored. Try again in a few minutes; nothing has been kept.',
  },
  sent: {
    title: 'Check your inbox',
    text: 'If the address is right, a mail with a confirmation link is on its way. The sign-up counts only after you have opened the link and confirmed; it works for 7 days.',
    hint: 'Nothing there after a few minutes? Look in the folder for unwanted mail, or sign up again.',
  },
  confirm: {
    title: 'Confirm your sign-up',
    ready: 'One click, and the newsletter is yours.',
    button: 'Confirm',
    confirmed: 'Your address is confirmed. Welcome aboard.',
    alreadyConfirmed: 'Your address is confirmed already. There is nothing left to do.',
    expired: 'This link has expired. Sign up again and we send you a new one.',
    invalid: 'This link is not valid. Check that it is complete, or sign up again.',
    unavailable: 'The confirmation could not be stored. Try the link again in a few minutes.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    ready: 'One click, and no further mail is sent to you.',
    button: 'Unsubscribe',
    unsubscribed: 'You are unsubscribed. No further mail is sent to you.',
    invalid:
      'This link is not valid. Check that it is complete, or write to us and we take your address off.',
    unavailable: 'This could not be stored. Try the link again in a few minutes.',
  },
  signUpAgain: 'Sign up',
};
