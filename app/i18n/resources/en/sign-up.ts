export const signUp = {
  title: 'Newsletter',
  lead: 'Ideas for the next train journey, now and then, by e-mail.',
  email: 'E-mail address',
  submit: 'Sign up',
  privacy: 'What we do with your address',
  trap: 'Leave this field empty',
};
