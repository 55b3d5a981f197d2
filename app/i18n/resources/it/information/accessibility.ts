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
    status: {
      title: 'Stato di conformità',
      text: 'Questa dichiarazione riguarda {{siteName}} ed è stata preparata il {{statementDate}} in base alle nostre prove. Sulle sue pagine non conosciamo violazioni del livello AA delle [linee guida WCAG 2.2](wcag) (2023): i limiti noti sono elencati più sotto.\nI riferimenti sono due: la norma europea [EN\u00a0301\u00a0549](en301549) (versione 3.2.1, 2021), che riprende il livello AA delle WCAG 2.1, e l’[atto europeo sull’accessibilità](accessibilityAct) (direttiva (UE) 2019/882), che vale per i servizi online dal 28\u00a0giugno 2025.',
    },
    built: {
      title: 'Come è fatto il sito',
      text: '- Ogni pagina funziona senza script, tranne «I miei viaggi» e «Preferenze», e tutto si può fare da tastiera.\n- Il testo si ingrandisce fino al 200% e le pagine si adattano allo zoom al 400% senza scorrere di lato.\n- I colori mantengono il contrasto nel tema chiaro e in quello scuro; nulla è affidato al solo colore.\n- Se hai chiesto al tuo sistema di ridurre le animazioni, non si muove nulla.',
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
      text: 'Scrivici a [{{email}}](email) o chiama il [{{phone}}](phone): dicci in quale pagina, che cosa volevi fare e con quali strumenti navighi. Rispondiamo entro 30\u00a0giorni. Per l’assistenza in stazione vedi la pagina di [aiuto](help).',
    },
    complaint: {
      title: 'Se la risposta non basta',
      text: 'In Italia chiunque può presentare un reclamo all’[Agenzia per l’Italia Digitale (AgID)](agid) sull’accessibilità di un servizio online previsto dal decreto legislativo 82/2022. L’AgID verifica il servizio e può imporre al fornitore di rimediare. Negli altri Paesi dell’Unione europea è la legge nazionale a indicare l’autorità o il tribunale a cui rivolgersi (articolo 29 dell’atto).',
    },
  },
};
