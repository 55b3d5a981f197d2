import type { search as english } from '../en/search.ts';
import type { Shape } from '../shape.ts';

export const search: Shape<typeof english> = {
  meta: { title: 'Il tuo viaggio', description: 'Il tuo viaggio, pronto per la biglietteria online.' },
  title: 'Il tuo viaggio',
  correct: 'Correggi la ricerca',
  correctHint: 'Ricontrolla i campi segnalati.',
  summary: 'Da {{from}} a {{to}}',
  open: 'Vedi treni e prezzi',
  change: 'Modifica il viaggio',
  hint: 'Treni, posti e prezzi sono sulla biglietteria online, che vende anche il biglietto.',
  taken: 'Hai scritto «{{typed}}»: abbiamo inteso {{station}}.',
  route: 'Tutto su questa tratta',
};
