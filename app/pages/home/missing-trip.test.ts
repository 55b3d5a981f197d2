import { describe, expect, it } from 'vitest';
import { missingTrip } from './missing-trip.server.ts';

const ROME = '83084095';
const MILAN = '83017004';
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('missingTrip', () => {
  it.each([
    ['/train-from-atlantis-to-rome', 'en', 'We don’t know a station called “Atlantis”'],
    ['/treno-da-roma-a-atlantide', 'it', 'Non troviamo la stazione «Atlantide»'],
    ['/train-from-rome-to-atlantis', 'fr', 'Nous ne connaissons pas de gare « Atlantis »'],
    ['/train-from-atlantis-to-el-dorado', 'en', 'stations called “Atlantis” or “El Dorado”'],
    ['/tickets-from-atlantis-to-milan', 'en', 'a station called “Atlantis”'],
    ['/train-from-rome-to-roma', 'en', 'Departure and arrival are both Rome.'],
    ['/train-from-rome-to-rome', 'it', 'Partenza e arrivo sono entrambi Roma.'],
    ['/train-from-rome-to-rome', 'fr', 'tous deux à Rome. Où voulez-vous aller ?'],
    [
      '/train-from-רומא-to-milan',
      'en',
      'couldn’t read two stations in “/train-from-רומא-to-milan”',
    ],
    ['/train-from--to-rome', 'en', 'We couldn’t read two stations in “/train-from--to-rome”'],
    ['/trains', 'en', 'We couldn’t read two stations in “/trains”.'],
  ] as const)('explains %s in %s', (path, language, text) => {
    expect(plain(missingTrip(path, language).text)).toContain(text);
  });

  it('names the stations that it understood', () => {
    expect(missingTrip('/train-from-atlantis-to-rome', 'en')).toMatchObject({ to: ROME });
    expect(missingTrip('/train-from-atlantis-to-rome', 'en').from).toBeUndefined();
    expect(missingTrip('/train-from-rome-to-rome', 'en')).toMatchObject({ from: ROME });
    expect(missingTrip('/billets-de-milan-a-atlantis', 'fr')).toMatchObject({ from: MILAN });
  });
});
