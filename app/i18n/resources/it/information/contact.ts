import type { contact as english } from '../../en/information/contact.ts';
import type { Shape } from '../../shape.ts';

export const contact: Shape<typeof english> = {
  meta: {
    title: 'Contatti',
    description:
      'E-mail e telefono di questo sito, e a chi rivolgersi invece per un biglietto, un rimborso o un treno in ritardo.',
  },
  title: 'Contatti',
  lead: 'Scrivi a [{{email}}](email) o chiama il [{{phone}}](phone). La nostra sede è in questa città: {{city}}.',
  sections: {
    here: {
      title: 'Chiedi a noi',
      text: '- di un errore nel sito o di una pagina che non ti funziona\n- della newsletter e dei [tuoi dati](privacy)\n- di [pubblicità](partners) e [stampa](press)',
    },
    elsewhere: {
      title: 'Chiedi a chi ti ha venduto il biglietto',
      text: 'Biglietti, cambi, rimborsi, oggetti smarriti e ritardi sono nelle mani della [biglietteria](shop) o della ferrovia indicata sul biglietto. Noi non abbiamo accesso alle prenotazioni: potremmo solo rimandarti lì.',
    },
  },
};
