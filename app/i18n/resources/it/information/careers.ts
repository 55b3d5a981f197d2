import type { careers as english } from '../../en/information/careers.ts';
import type { Shape } from '../../shape.ts';

export const careers: Shape<typeof english> = {
  meta: {
    title: 'Lavora con noi',
    description:
      'Lavorare con {{siteName}}: al momento non ci sono posizioni aperte, ma puoi scriverci lo stesso.',
  },
  title: 'Lavora con noi',
  lead: 'Al momento non ci sono posizioni aperte.',
  sections: {
    write: {
      title: 'Scrivici lo stesso',
      text: 'Se conosci le ferrovie italiane, scrivi bene in italiano, inglese o francese, o crei siti che tutti possono usare, presentati a [{{email}}](email). Conserveremo il tuo messaggio solo finché dura la nostra conversazione.',
    },
  },
};
