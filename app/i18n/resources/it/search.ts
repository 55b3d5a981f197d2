import type { search as english } from '../en/search.ts';
import type { Shape } from '../shape.ts';

export const search: Shape<typeof english> = {
  meta: { title: 'Il tuo viaggio', description: 'Il tuo viaggio, pronto per la biglietteria.' },
  title: 'Il tuo viaggio',
  correct: 'Correggi la ricerca',
  correctHint: 'Ricontrolla i campi segnalati.',
  summary: 'Da {{from}} a {{to}}',
  open: 'Vedi i treni in biglietteria',
  change: 'Modifica il viaggio',
  hint: 'La biglietteria mostra treni, posti e prezzi, e vende il biglietto.',
  taken: 'Per «{{typed}}» abbiamo scelto {{station}}.',
};
