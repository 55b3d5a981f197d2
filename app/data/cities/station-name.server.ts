import type { Language } from '#app/domain/language.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { stationLabel } from '../stations/stations.server.ts';
import { placeNameOf } from '../stations/trip-paths.server.ts';
import { cityOfStation } from './cities.ts';
import type { City } from './schema.ts';

/** The name of a guide city's station as the booking form shows it in a language, for texts. */
export function stationNameOf({ stationId, stationName }: City, language: Language): string {
  return unbrokenInitials(stationLabel(language, stationId) ?? stationName);
}

/**
 * The short name of a station in a language, by its id: a guide city's own station has the city's
 * name.
 */
export function stationNameById(stationId: string, language: Language): string {
  return cityOfStation(stationId)?.name[language] ?? placeNameOf(stationId, language) ?? stationId;
}
