import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import type { OnwardLeg, OnwardPlace } from '#app/data/onward/schema.ts';
import { LANGUAGES, type Language, type Translated } from '#app/domain/language.ts';
import { fold, joinWords } from '#app/domain/stations/fold.ts';
import type { OnwardNote } from '#app/domain/stations/station-index.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { AREAS } from './areas.ts';

/** A station by id, and the note of how to go on from it to a place. */
type StationNote = readonly [stationId: string, note: OnwardNote];

/** A place without a railway as the form offers it: by the stations from which one goes on. */
interface OfferedPlace {
  /** Names that travellers type; the language's own name first. */
  readonly names: readonly string[];
  /** The likeliest first. */
  readonly stations: readonly StationNote[];
}

const AREA_KEYS = new Set(AREAS.flatMap(({ names }) => names.map(keyOf)));

/**
 * The places without a railway, or far from theirs, under those of their names that no area has.
 *
 * @example { names: ['San Marino'], stations: [['83051235', ['San Marino', ': bus, about 50 min']]] }
 */
export function offeredPlaces(language: Language): readonly OfferedPlace[] {
  const known = new Set(AREA_KEYS);
  return ONWARD_PLACES.flatMap((place): OfferedPlace[] => {
    const names = namesOf(place, language).filter((name) => {
      const isNew = !known.has(keyOf(name));
      known.add(keyOf(name));
      return isNew;
    });
    return names.length === 0 ? [] : [{ names, stations: notesOf(place, language) }];
  });
}

/** The notes of the place that an area of some names is; empty for any other area. */
export function notesOfArea(
  areaNames: readonly string[],
  language: Language,
): readonly StationNote[] {
  const keys = new Set(areaNames.map(keyOf));
  const place = ONWARD_PLACES.find((one) =>
    namesOf(one, language).some((name) => keys.has(keyOf(name))),
  );
  return place ? notesOf(place, language) : [];
}

function namesOf({ name, alsoTyped }: OnwardPlace, language: Language): readonly string[] {
  return [name[language], ...LANGUAGES.map((other) => name[other]), ...alsoTyped];
}

function notesOf(place: OnwardPlace, language: Language): readonly StationNote[] {
  const notes = new Map<string, OnwardNote>();
  const isThere = place.legs.some(({ mode }) => mode === 'walk');
  // The first of several legs from one station is the likeliest.
  for (const leg of place.legs) {
    const [stationId] = leg.station;
    if (notes.has(stationId)) continue;
    const note = noteInWords(place.name[language], leg, language);
    notes.set(stationId, isThere ? [...note, 1] : note);
  }
  return [...notes];
}

function keyOf(name: string): string {
  return joinWords(fold(name));
}

/** Between a name and its note. */
const COLON: Translated = { en: ': ', it: ': ', fr: '\u00a0: ' };

function noteInWords(place: string, { mode, minutes }: OnwardLeg, language: Language) {
  const t = textsFor(language, 'trains');
  const leg = t('onward.leg', {
    mode: t(`onward.modes.${mode}`).toLowerCase(),
    duration: formatDuration(minutes, language),
  });
  return [place, COLON[language] + leg] as const;
}
