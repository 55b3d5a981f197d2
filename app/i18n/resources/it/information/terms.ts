import type { terms as english } from '../../en/information/terms.ts';
import type { Shape } from '../../shape.ts';

export const terms: Shape<typeof english> = {
  meta: {
    title: 'Condizioni d’uso',
    description:
      'Che cosa fa e che cosa non fa questo sito: la ricerca dei treni è gratuita, biglietti e hotel li vendono altri alle loro condizioni.',
  },
  title: 'Condizioni d’uso',
  lead: '{{siteName}} ti aiuta a trovare un treno. È gratis e non chiede registrazioni.',
  sections: {
    service: {
      title: 'Che cosa facciamo',
      text: 'Diamo informazioni di viaggio e riportiamo la tua ricerca nella [biglietteria online](shop) o sul [sito di prenotazione](hotelSearch). Sono soggetti indipendenti da noi: ciò che compri lì è un contratto tra te e loro, alle loro condizioni.',
    },
    information: {
      title: 'Quanto puoi fidarti',
      text: 'Tempi, distanze, prezzi e frequenze vengono dalle fonti elencate in [dati e crediti](credits), ciascuna con il suo anno. Li controlliamo con cura, ma orari e tariffe cambiano: prima di partire fa fede ciò che dicono il venditore e la compagnia ferroviaria.\nGli hotel sono esempi, non offerte. I pacchetti treno e hotel, con i relativi sconti, sono proposti dai siti che li vendono.',
    },
    use: {
      title: 'Uso corretto',
      text: 'Ti chiediamo di non tentare di violare o sovraccaricare il sito e di non iscrivere altre persone alla newsletter.',
    },
    rights: {
      title: 'Testi e dati',
      text: 'Testi e disegni appartengono al sito. Puoi citarli con un link. L’elenco delle stazioni è un dato aperto, con la licenza indicata in [dati e crediti](credits).',
    },
    law: {
      title: 'I tuoi diritti',
      text: 'Nulla di quanto è scritto qui ti toglie i diritti che la legge del tuo Paese ti riconosce come consumatore.',
    },
    domain: {
      title: 'Il dominio',
      text: 'Il nome di questo sito è in vendita. Se passa di mano, gli indirizzi della newsletter non lo seguono, a meno che gli iscritti non siano d’accordo.',
    },
  },
};
