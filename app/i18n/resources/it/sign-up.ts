import type { signUp as english } from '../en/sign-up.ts';
import type { Shape } from '../shape.ts';

export const signUp: Shape<typeof english> = {
  title: 'Newsletter',
  lead: 'Idee per il prossimo viaggio in treno, ogni\u00a0tanto, via\u00a0e-\u2060mail.',
  email: 'Indirizzo e-mail',
  submit: 'Iscriviti',
  privacy: 'Come usiamo il tuo indirizzo',
  trap: 'Lascia vuoto questo campo',
};
