import type { about as english } from '../../en/information/about.ts';
import type { Shape } from '../../shape.ts';

// Not an explanation of the name: the word is used like any other.
const LEAD =
  'Il binario è l’ultima cosa che cerchi prima che il treno parta. Questo sito serve per tutto quello che viene prima.';

export const about: Shape<typeof english> = {
  meta: {
    title: 'Che cos’è {{siteName}}: treni in tre lingue',
    description:
      'A che cosa serve questo sito: trovare treni ad alta velocità in Italia e verso i Paesi vicini, e lasciare la vendita alla biglietteria online.',
  },
  title: 'Che cos’è {{siteName}}',
  lead: LEAD,
  leadForBinario: LEAD,
  sections: {
    what: {
      title: 'Che cosa trovi qui',
      text: '- la ricerca fra {{stationCount}} stazioni in Italia, Svizzera, Francia, Germania e Austria, nella lingua in cui ne conosci il nome\n- le guide di {{cityCount}} città italiane: cosa vedere, la stazione, la strada per il centro, dove dormire\n- le {{routeCount}} tratte più richieste con tempi, distanze e tariffe, ogni dato con la sua fonte',
    },
    how: {
      title: 'Come funziona',
      text: 'Non vendiamo nulla. Quando sai dove andare, apriamo la [biglietteria online](shop) con il viaggio già inserito. Da dove viene ogni dato è scritto in [dati e crediti](credits).',
    },
    us: { title: 'Con chi parlare', text: 'Ci trovi a {{city}}. [Scrivici](contact).' },
  },
};
