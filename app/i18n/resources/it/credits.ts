import type { credits as english } from '../en/credits.ts';
import type { Shape } from '../shape.ts';

export const credits: Shape<typeof english> = {
  meta: {
    title: 'Dati e crediti',
    description:
      'Da dove vengono l’elenco delle stazioni, i caratteri e i dati di questo sito, e con quali licenze.',
  },
  title: 'Dati e crediti',
  stations: {
    title: 'Stazioni',
    text: 'Nomi, codici e posizioni delle stazioni vengono dall’elenco aperto curato da Trainline e da chi vi contribuisce ({{year}}). La nostra selezione è disponibile con la stessa licenza.',
    source: 'L’elenco delle stazioni di Trainline',
    licence: 'Open Database License 1.0',
  },
  fonts: {
    title: 'Caratteri',
    text: 'I titoli sono composti in Jost di Owen Earl, con licenza SIL Open Font License 1.1.',
  },
};
