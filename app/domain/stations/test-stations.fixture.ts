import type { Station } from './station.ts';
import { stationIdFromCode } from './station-id.ts';

function station(
  code: string,
  weight: number,
  label: string,
  ...aliases: readonly string[]
): Station {
  return { id: stationIdFromCode(code), label, aliases, country: 'IT', weight };
}

/** A few stations for tests, with the oddities of the whole list. */
export const TEST_STATIONS: readonly Station[] = [
  station('8308409', 10, 'Rome Termini', 'Roma Termini', 'Rome', 'Roma'),
  station('8308217', 8, 'Rome Tiburtina', 'Roma Tiburtina'),
  station('8308406', 6, 'Rome Ostiense', 'Roma Ostiense'),
  station('8301700', 10, 'Milan Centrale', 'Milano Centrale', 'Milan', 'Milano', 'Milão'),
  station('8301645', 8, 'Milan Porta Garibaldi', 'Milano Porta Garibaldi'),
  station(
    '8306421',
    9,
    'Florence S. M. Novella',
    'Firenze Santa Maria Novella',
    'Florence',
    'Firenze',
    'Florença',
  ),
  station('8302593', 9, 'Venice Santa Lucia', 'Venezia Santa Lucia', 'Venice', 'Venezia'),
  station('8307714', 3, 'Romano'),
  station('8300233', 3, 'Bra'),
  station('8300234', 3, 'Brancaleone'),
  station('8300460', 6, 'Asti'),
  station('8300461', 1, 'Vigliano d’Asti'),
  station('8307505', 6, 'L’Aquila', 'Áquila'),
  station('8304712', 6, 'Sanremo'),
  station('8301800', 6, 'Lecco'),
  station('8311145', 7, 'Lecce'),
  station('8300900', 1, 'Santa Maria la Bruna'),
  station('8300901', 1, 'San Martino-Cava', 'San Martino'),
];
