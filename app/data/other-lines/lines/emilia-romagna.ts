import type { NamedLine } from '../schema.ts';
import { companySource } from './company-source.ts';

const TPER = companySource('Trenitalia Tper', 'https://www.trenitaliatper.it/');

/** The lines of Trenitalia Tper, around Bologna and along the Via Emilia. */
export const LINES_OF_EMILIA_ROMAGNA: readonly NamedLine[] = [
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050005', 'Piacenza'],
      ['83050096', 'Fidenza'],
      ['83050146', 'Parma'],
      ['83050237', 'Reggio Emilia'],
      ['83050328', 'Modena'],
      ['83050435', 'Bologna Centrale'],
      ['83050534', 'Castel San Pietro Terme'],
      ['83050542', 'Imola'],
      ['83050567', 'Castel Bolognese-Riolo Terme'],
      ['83050583', 'Faenza'],
      ['83050591', 'Forlì'],
      ['83050666', 'Cesena'],
      ['83050716', 'Rimini'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83050534', 'Castel San Pietro Terme'],
      ['83050542', 'Imola'],
      ['83050567', 'Castel Bolognese-Riolo Terme'],
      ['83059014', 'Lugo'],
      ['83059022', 'Bagnacavallo'],
      ['83059030', 'Russi'],
      ['83058115', 'Ravenna'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83057232', 'San Giorgio di Piano'],
      ['83057224', 'San Pietro in Casale'],
      ['83057125', 'Ferrara'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83051011', 'Casalecchio di Reno'],
      ['83051045', 'Sasso Marconi'],
      ['83051052', 'Marzabotto'],
      ['83051078', 'Vergato'],
      ['83051086', 'Riola'],
      ['83051102', 'Porretta Terme'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83272088', 'Budrio'],
      ['83272260', 'Molinella'],
      ['83058024', 'Portomaggiore'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83050997', 'Casalecchio Garibaldi'],
      ['83059782', 'Vignola'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050328', 'Modena'],
      ['83023499', 'Carpi'],
      ['83023465', 'Rolo-Novi-Fabbrico'],
      ['83023440', 'Gonzaga-Reggiolo'],
      ['83023408', 'Suzzara'],
      ['83023366', 'Mantova'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83057125', 'Ferrara'],
      ['83058024', 'Portomaggiore'],
      ['83058040', 'Argenta'],
      ['83058115', 'Ravenna'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83058115', 'Ravenna'],
      ['83058149', 'Cervia-Milano Marittima'],
      ['83058156', 'Cesenatico'],
      ['83058172', 'Bellaria'],
      ['83050716', 'Rimini'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050237', 'Reggio Emilia'],
      ['83052548', 'Reggio Emilia AV Mediopadana'],
      ['83292029', 'Bagnolo in Piano'],
      ['83292045', 'Novellara'],
      ['83283226', 'Guastalla'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050237', 'Reggio Emilia'],
      ['83293050', 'Sassuolo'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050146', 'Parma'],
      ['83283226', 'Guastalla'],
      ['83023408', 'Suzzara'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050096', 'Fidenza'],
      ['83050906', 'Salsomaggiore Terme'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83057125', 'Ferrara'],
      ['83330118', 'Codigoro'],
    ],
    ...TPER,
  },
];
