import type { signUp as english } from '../en/sign-up.ts';
import type { Shape } from '../shape.ts';

export const signUp: Shape<typeof english> = {
  title: 'Newsletter',
  lead: 'Des idées pour votre prochain voyage en train, de\u00a0temps\u00a0en\u00a0temps, par\u00a0e-\u2060mail.',
  email: 'Adresse e-mail',
  submit: 'S’inscrire',
  privacy: 'Comment nous utilisons votre adresse',
  trap: 'Laissez ce champ vide',
};
