import type { refundPolicy as english } from '../../en/information/refund-policy.ts';
import type { Shape } from '../../shape.ts';

export const refundPolicy: Shape<typeof english> = {
  meta: {
    title: 'Rimborsi',
    description:
      'Questo sito non vende nulla: a rimborsarti è chi ti ha venduto il biglietto. Come si chiede il rimborso e che cosa ti spetta se il treno ritarda.',
  },
  title: 'Rimborsi',
  lead: 'Non vendiamo nulla e non incassiamo nulla, quindi non abbiamo nulla da restituirti: a rimborsarti è chi ti ha venduto il biglietto o la camera.',
  sections: {
    fares: {
      title: 'Se cambi idea',
      text: 'Alcune tariffe sono rimborsabili per intero fino alla partenza, altre solo in parte, le più economiche spesso non lo sono affatto. La biglietteria online mostra le condizioni di ogni tariffa prima del pagamento: è a questo che si riferisce la «tutela sul rimborso integrale» di cui parla il sito.',
    },
    ask: {
      title: 'Come si chiede',
      text: 'Tieni pronto il codice di prenotazione e usa il tuo account o il modulo della [biglietteria online](shop). Per gli hotel, le regole di cancellazione sono nella conferma del [sito di prenotazione](hotelSearch).',
    },
    delays: {
      title: 'Se il treno ritarda o viene soppresso',
      text: 'Il diritto europeo (Regolamento (UE) 2021/782) tutela chi viaggia in treno con qualunque tariffa:\n- Se è prevedibile un ritardo all’arrivo di almeno 60\u00a0minuti, puoi scegliere tra il rimborso e un altro modo di arrivare a destinazione.\n- Se viaggi lo stesso, l’indennizzo è di almeno il 25% del prezzo per un ritardo da 60 a 119\u00a0minuti e di almeno il 50% da 120\u00a0minuti in su. Possono fare eccezione i ritardi che non dipendono dalla compagnia.\nLa richiesta va fatta alla compagnia che gestisce il treno. L’Unione europea spiega [i diritti di chi viaggia in treno](passengerRights).',
    },
  },
};
