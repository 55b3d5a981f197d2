import type { Language } from '#app/domain/language.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { stationLabel } from '../stations/stations.server.ts';
import type { City } from './schema.ts';

/** The name of a guide city's station as the booking form shows it in a language, for texts. */
export function stationNameOf({ stationId, stationName }: City, language: Language): string {
  return unbrokenInitials(stationLabel(language, stationId) ?? stationName);
}
