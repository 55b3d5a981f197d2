import type { accessibility as english } from '../../en/information/accessibility.ts';
import type { Shape } from '../../shape.ts';

export const accessibility: Shape<typeof english> = {
  meta: {
    title: 'Dichiarazione di accessibilità',
    description:
      'A quale standard punta questo sito, come lo verifichiamo, i limiti che conosciamo e come segnalarci un ostacolo.',
  },
  title: 'Dichiarazione di accessibilità',
  lead: 'Qui tutti devono poter trovare un treno. L’obiettivo è il livello AA delle linee guida WCAG 2.2.',
  sections: {
    built: {
      title: 'Come è fatto il sito',
      text: '- Ogni pagina funziona senza script e tutto si può fare da tastiera.\n- Il testo si ingrandisce fino al 200% e le pagine si adattano allo zoom al 400% senza scorrere di lato.\n- I colori mantengono il contrasto nel tema chiaro e in quello scuro; nulla è affidato al solo colore.\n- Se hai chiesto al tuo sistema di ridurre le animazioni, non si muove nulla.',
    },
    checked: {
      title: 'Come lo verifichiamo',
      text: 'Lo proviamo noi: controlli automatici con axe su ogni tipo di pagina nelle tre lingue, nel tema chiaro e in quello scuro e a varie larghezze, e prove in un vero browser con la sola tastiera. Nessun ente esterno ha esaminato il sito.',
    },
    limits: {
      title: 'Limiti che conosciamo',
      text: '- I controlli automatici trovano solo una parte degli ostacoli e non tutti gli screen reader sono stati provati.\n- La mappa ferroviaria è un disegno. Tratte e tempi sono riportati anche in elenchi.\n- La biglietteria online e il sito di prenotazione non sono nostri e non possiamo eliminarne gli ostacoli.',
    },
    contact: {
      title: 'Hai trovato un ostacolo?',
      text: 'Scrivici a [{{email}}](email) o chiama il [{{phone}}](phone): dicci quale pagina, che cosa volevi fare e con quali strumenti navighi. Per l’assistenza in stazione vedi la pagina di [aiuto](help).',
    },
  },
};
