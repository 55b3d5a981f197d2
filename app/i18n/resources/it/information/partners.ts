import type { partners as english } from '../../en/information/partners.ts';
import type { Shape } from '../../shape.ts';

export const partners: Shape<typeof english> = {
  meta: {
    title: 'Partner e pubblicità',
    description:
      'Lo spazio pubblicitario della pagina iniziale: che cos’è, che cosa non è e come si richiede.',
  },
  title: 'Partner',
  lead: 'La tua attività, davanti a chi sta per arrivare nella tua città.',
  sections: {
    space: {
      title: 'Lo spazio',
      text: 'La [pagina iniziale](home) ha un solo annuncio: una riga di testo e un link, con la scritta «Pubblicità». Non carica nulla da altri siti, non traccia nessuno e ha l’aspetto del resto della pagina.',
    },
    limits: {
      title: 'Che cosa non è in vendita',
      text: 'L’ordine di stazioni, tratte e città, e quello che dicono le guide. Nessuno paga per essere consigliato.',
    },
    ask: {
      title: 'Come si richiede',
      text: 'Manda a [{{email}}](email) la riga di testo, l’indirizzo a cui deve portare e le date. Ti rispondiamo con i periodi liberi.',
    },
  },
};
