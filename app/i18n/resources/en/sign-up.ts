export const signUp = {
  title: 'Newsletter',
  lead: 'Ideas for your next train journey, now\u00a0and\u00a0then, by\u00a0e-\u2060mail.',
  email: 'E-mail address',
  submit: 'Sign up',
  privacy: 'What we do with your address',
  trap: 'Leave this field empty',
};
