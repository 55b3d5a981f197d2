import type { press as english } from '../../en/information/press.ts';
import type { Shape } from '../../shape.ts';

export const press: Shape<typeof english> = {
  meta: {
    title: 'Stampa',
    description:
      'L’essenziale su {{siteName}} per chi scrive: che cosa comprende, che cosa non fa e a chi rivolgersi.',
  },
  title: 'Stampa',
  lead: 'Scrivi di treni in Italia? Ecco l’essenziale su questo sito.',
  sections: {
    facts: {
      title: 'In breve',
      text: '- {{siteName}} è un servizio gratuito per cercare viaggi in treno in Italia e verso Svizzera, Francia, Germania e Austria.\n- È scritto in inglese, italiano e francese.\n- Comprende {{stationCount}} stazioni, le guide di {{cityCount}} città e le {{routeCount}} tratte più richieste.\n- Non vende biglietti, non ha account e non traccia nessuno.',
    },
    quote: {
      title: 'Citare i dati',
      text: 'Tempi di viaggio, distanze ed emissioni di CO₂ si possono citare con un link alla pagina. Le fonti sono in [dati e crediti](credits).',
    },
    contact: {
      title: 'Contatti',
      text: 'Domande e interviste: [{{email}}](email), [{{phone}}](phone).',
    },
  },
};
