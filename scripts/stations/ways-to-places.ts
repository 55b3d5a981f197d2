import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import type { OnwardLeg, OnwardPlace } from '#app/data/onward/schema.ts';
import { LANGUAGES, type Language, type Translated } from '#app/domain/language.ts';
import { fold, joinWords } from '#app/domain/stations/fold.ts';
import type { WayOn } from '#app/domain/stations/station-index.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { AREAS } from './areas.ts';

/** A station by id, and the way on from it to a place. */
type Way = readonly [stationId: string, way: WayOn];

/** A place without a railway as the form offers it: by the stations from which one goes on. */
interface WayToPlace {
  /** Names that travellers type; the language's own name first. */
  readonly names: readonly string[];
  /** The likeliest first. */
  readonly ways: readonly Way[];
}

const AREA_KEYS = new Set(AREAS.flatMap(({ names }) => names.map(keyOf)));

/**
 * The places without a railway, or far from theirs, under those of their names that no area has.
 *
 * @example { names: ['San Marino'], ways: [['83051235', ['San Marino', ': bus, about 50 min']]] }
 */
export function waysToPlaces(language: Language): readonly WayToPlace[] {
  const known = new Set(AREA_KEYS);
  return ONWARD_PLACES.flatMap((place): WayToPlace[] => {
    const names = namesOf(place, language).filter((name) => {
      const isNew = !known.has(keyOf(name));
      known.add(keyOf(name));
      return isNew;
    });
    return names.length === 0 ? [] : [{ names, ways: waysTo(place, language) }];
  });
}

/** The ways to the place that an area of some names is; empty for any other area. */
export function waysOfArea(areaNames: readonly string[], language: Language): readonly Way[] {
  const keys = new Set(areaNames.map(keyOf));
  const place = ONWARD_PLACES.find((one) =>
    namesOf(one, language).some((name) => keys.has(keyOf(name))),
  );
  return place ? waysTo(place, language) : [];
}

function namesOf({ name, alsoTyped }: OnwardPlace, language: Language): readonly string[] {
  return [name[language], ...LANGUAGES.map((other) => name[other]), ...alsoTyped];
}

function waysTo(place: OnwardPlace, language: Language): readonly Way[] {
  const ways = new Map<string, WayOn>();
  const isThere = place.legs.some(({ mode }) => mode === 'walk');
  // The first of several ways from one station is the likeliest.
  for (const leg of place.legs) {
    const [stationId] = leg.station;
    if (ways.has(stationId)) continue;
    const way = wayInWords(place.name[language], leg, language);
    ways.set(stationId, isThere ? [...way, 1] : way);
  }
  return [...ways];
}

function keyOf(name: string): string {
  return joinWords(fold(name));
}

/** Between a name and what is said of it. */
const COLON: Translated = { en: ': ', it: ': ', fr: '\u00a0: ' };

function wayInWords(place: string, { mode, minutes }: OnwardLeg, language: Language) {
  const t = textsFor(language, 'trains');
  const way = t('onward.leg', {
    mode: t(`onward.modes.${mode}`).toLowerCase(),
    duration: formatDuration(minutes, language),
  });
  return [place, COLON[language] + way] as const;
}
