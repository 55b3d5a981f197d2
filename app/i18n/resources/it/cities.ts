import type { cities as english } from '../en/cities.ts';
import type { Shape } from '../shape.ts';

export const cities: Shape<typeof english> = {
  name: 'Città in treno',
  title_one: '{{count}} città italiana in treno',
  title_other: '{{count}} città italiane in treno',
  lead: 'Mare, montagna, arte o buona tavola: scegli di che cosa hai voglia, o guarda dove si arriva con due ore di treno.',
  meta: {
    title: 'Le città italiane in treno: tutte le guide',
    description:
      '{{title}}: al mare, in montagna, per l’arte o per la tavola, e quelle a meno di due ore dalla tua.',
  },
  filters: 'Scegli le città',
  themes: {
    label: 'Ho voglia di',
    all: 'Tutto',
    sea: 'Mare',
    mountains: 'Montagna',
    art: 'Arte',
    food: 'Buona tavola',
  },
  near: { label: 'A meno di {{hours}} h di treno da', anywhere: 'Ovunque' },
  minutes: '{{duration}} da {{city}}',
  count_one: '{{count}} città',
  count_other: '{{count}} città',
  wall: 'Le città',
  none: 'Nessuna città risponde a entrambe le scelte.',
  showAll: 'Mostra tutte le città',
  map: {
    title: 'Fin dove si arriva in una mattina?',
    text: 'La mappa colora l’Italia secondo le ore di viaggio da Roma, o dalla stazione che scegli.',
    link: 'Vedi i tempi di viaggio',
  },
};
