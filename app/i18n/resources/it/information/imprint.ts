import type { imprint as english } from '../../en/information/imprint.ts';
import type { Shape } from '../../shape.ts';

export const imprint: Shape<typeof english> = {
  meta: {
    title: 'Note legali',
    description:
      'Come contattare chi gestisce questo sito, e dove leggere le condizioni d’uso, la privacy e le fonti.',
  },
  title: 'Note legali',
  sections: {
    operator: {
      title: 'Chi gestisce il sito',
      text: '{{operatorName}}\n{{operatorAddress}}\nNumero di registro o partita IVA: {{operatorRegister}}',
    },
    contact: {
      title: 'Come contattarci',
      text: '- E-mail: [{{email}}](email)\n- Telefono: [{{phone}}](phone)',
    },
    more: {
      title: 'Condizioni, privacy, fonti',
      text: 'Che cosa fa e che cosa non fa questo sito è scritto nelle [condizioni d’uso](terms), che cosa conserviamo di te nella pagina [privacy](privacy), da dove vengono i dati in [dati e crediti](credits). Biglietti e camere li vendono altri siti, alle loro condizioni.',
    },
  },
};
