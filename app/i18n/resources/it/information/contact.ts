import type { contact as english } from '../../en/information/contact.ts';
import type { Shape } from '../../shape.ts';

export const contact: Shape<typeof english> = {
  meta: {
    title: 'Contatti',
    description:
      'E-mail e telefono di questo sito, e a chi rivolgersi invece per un biglietto, un rimborso o un treno in ritardo.',
  },
  title: 'Contatti',
  lead: 'Scrivi a [{{email}}](email) o chiama il [{{phone}}](phone). Ci trovi a {{city}}.',
  sections: {
    here: {
      title: 'Scrivici per',
      text: '- un errore nel sito o una pagina che non funziona\n- la newsletter e i [tuoi dati](privacy)\n- la [pubblicità](partners) e la [stampa](press)',
    },
    elsewhere: {
      title: 'Per il biglietto, scrivi a chi te l’ha venduto',
      text: 'Biglietti, modifiche, rimborsi, oggetti smarriti e ritardi sono di competenza della [biglietteria online](shop) o della compagnia ferroviaria indicata sul biglietto. Noi non abbiamo accesso alle prenotazioni: potremmo solo rimandarti lì.',
    },
  },
};
