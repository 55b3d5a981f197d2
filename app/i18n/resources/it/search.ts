import type { search as english } from '../en/search.ts';
import type { Shape } from '../shape.ts';

export const search: Shape<typeof english> = {
  meta: {
    title: 'Il tuo viaggio',
    description:
      'Il tuo viaggio è pronto: treni, posti e prezzi ti aspettano sulla biglietteria online.',
  },
  title: 'Il tuo viaggio',
  correct: 'Correggi la ricerca',
  correctHint: 'Ricontrolla i campi segnalati.',
  summary: { from: 'Da {{station}}', to: 'a {{station}}' },
  open: 'Vedi treni e prezzi',
  change: 'Modifica il viaggio',
  hint: 'Ancora un clic: sulla biglietteria online trovi tutti i treni del giorno, con posti e prezzi, e compri il biglietto.',
  taken: 'Hai scritto «{{typed}}»: abbiamo inteso {{station}}.',
  route: 'Tutto su questa tratta',
  answer: {
    direct: '{{duration}}, diretto',
    changes_one: '{{duration}}, un cambio a {{places}}',
    changes_other: '{{duration}}, {{count}} cambi: {{places}}',
    date_one: '{{journey}}, una partenza {{day}}',
    date_other: '{{journey}}, {{count}} partenze {{day}}',
    typical_one: '{{journey}}, una partenza in {{day}}',
    typical_other: '{{journey}}, {{count}} partenze in {{day}}',
    remaining_one: '{{journey}}, ancora una partenza oggi',
    remaining_other: '{{journey}}, ancora {{count}} partenze oggi',
    someDirect_one: '{{journey}}, di cui una diretta',
    someDirect_other: '{{journey}}, di cui {{count}} dirette',
    part: 'da {{from}} a {{to}}: {{journey}}',
  },
};
