import {
  drawJourney,
  type JourneyMapData,
  UPRIGHT_SHAPE,
} from '#app/art/journey-map/journey-map.server.ts';
import { stationDetails } from '#app/booking/station-suggestions.tsx';
import { nearestCityStation } from '#app/data/cities/surroundings.server.ts';
import { endNameOf, type PathEnd } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { capitalizeWords } from '#app/domain/trips/capitalize-words.ts';
import type { ReadEnds, ReadName } from '#app/domain/trips/read-trip-path.ts';
import { type TripEnds, tripPaths } from '#app/domain/trips/trip-path.ts';
import { formatDistance } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { addressesOf, endAddresses } from '#app/journeys/trip-addresses.ts';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';

/** The page of a path with a name that may mean several stations. */
export interface TripQuestion {
  /** Each unclear end: the stations that it may mean, each with the address of its trip. */
  readonly sides: readonly { readonly text: string; readonly links: readonly StationLink[] }[];
  /** The stations of the only unclear end, numbered in the order of their links. */
  readonly map: JourneyMapData | undefined;
}

interface StationLink extends NamedAddress {
  /** How far it is from the nearest large station; undefined where none is near. */
  readonly distance: string | undefined;
}

/** The names of both ends as the path has them, or as the station that is understood is called. */
export function namesInQuestion({ names, from, to }: ReadEnds, language: Language): TripEnds {
  const nameOf = (end: ReadName, typed: string) =>
    (end.kind === 'known' && endNameOf(pathEnd(end), language)) || capitalizeWords(typed);
  return { from: nameOf(from, names.from), to: nameOf(to, names.to) };
}

/** The stations that the two names of a path could mean. */
export function tripQuestion(ends: ReadEnds, language: Language): TripQuestion {
  const { names, from, to } = ends;
  const t = textsFor(language, 'trip');
  const details = textsFor(language, 'booking');
  const distanceOf = ({ id }: Station) => {
    const near = nearestCityStation(id, language);
    if (!near) return undefined;
    const distance = formatDistance(near.distanceKm, language);
    return t('question.distance', { distance, station: unbrokenInitials(near.station.label) });
  };
  const sideOf = (end: ReadName, typed: string, addressOf: (station: Station) => string) => {
    if (end.kind !== 'choice') return [];
    const links = end.stations.map((station) => ({
      name: [station.label, stationDetails(station, details)].filter(Boolean).join(', '),
      address: addressOf(station),
      distance: distanceOf(station),
    }));
    return [{ text: t('question.choices', { name: capitalizeWords(typed) }), links }];
  };
  return {
    sides: [
      ...sideOf(from, names.from, (station) =>
        choiceAddress({ kind: 'known', station }, to, ends, language),
      ),
      ...sideOf(to, names.to, (station) =>
        choiceAddress(from, { kind: 'known', station }, ends, language),
      ),
    ],
    map: stationsMap([from, to].flatMap((end) => (end.kind === 'choice' ? [end.stations] : []))),
  };
}

/** Undefined for two unclear ends, and where the place of a station is not known. */
function stationsMap(choices: readonly (readonly Station[])[]): JourneyMapData | undefined {
  const [stations = []] = choices;
  if (choices.length !== 1) return undefined;
  const named = stations.map(({ id }, at) => ({ stationId: id, name: String(at + 1) }));
  return drawJourney({ legs: [], named }, UPRIGHT_SHAPE);
}

/** The trip where both ends are known; otherwise the question about the other end. */
function choiceAddress(
  from: ReadName,
  to: ReadName,
  { names }: ReadEnds,
  language: Language,
): string {
  const trip =
    from.kind === 'known' && to.kind === 'known'
      ? endAddresses(pathEnd(from), pathEnd(to))
      : undefined;
  if (trip) return trip[language];
  const wordsOf = (end: ReadName, typed: string) =>
    end.kind === 'known' ? end.station.label : typed;
  const words = { from: wordsOf(from, names.from), to: wordsOf(to, names.to) };
  return addressesOf(tripPaths(words, words))[language];
}

function pathEnd({ station, place }: Extract<ReadName, { kind: 'known' }>): PathEnd {
  return { stationId: station.id, place };
}
