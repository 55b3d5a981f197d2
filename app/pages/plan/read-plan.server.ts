import { stationChoices } from '#app/booking/station-choices.ts';
import { onwardPlace } from '#app/data/onward/find-place.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { addDays, type IsoDate, withNamedDay } from '#app/domain/search/iso-date.ts';
import { checkDate, LATEST_DAYS_AHEAD } from '#app/domain/search/journey-search.ts';
import type { PlanChange } from '#app/domain/search/plan-change.ts';
import {
  changedStops,
  MOST_STOPS,
  type PlanStop,
  parsePlan,
  type TripPlan,
  withStop,
} from '#app/domain/search/trip-plan.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { placeLabel, stationsOfPlace } from '#app/domain/stations/place-label.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { placeOfEnd, planAddress } from '#app/journeys/plan-addresses.ts';
import {
  chosenStation,
  type EndResolution,
  nameOfEnd,
  placeFrom,
  readEnd,
} from '#app/journeys/searched-end.ts';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';

/** A place of a plan whose station is known. */
export interface ReadStop extends PlanStop {
  readonly station: Station;
  /** The slug of the place without a railway that one goes on to from it, if any. */
  readonly onwardSlug: string | undefined;
  /** The name of that place, else of the station, whose initials stay on one line. */
  readonly name: string;
}

/** Why a place is not in the plan. */
export interface PlaceProblem {
  /** As the visitor wrote the place. */
  readonly typed: string;
  readonly text: string;
  /** It came by the field that adds a place. */
  readonly isAdded: boolean;
  /** The stations that may be meant, each with the plan that has it. */
  readonly choices: readonly NamedAddress[];
}

/** Why the first day is today and not the one of the address. */
export type PlanDateProblem = 'invalid' | 'past' | 'far';

/** A plan as its address gives it, without the places that are not known. */
export interface ReadPlan {
  readonly stops: readonly ReadStop[];
  /** The first day; today where the address names none, or none that is possible. */
  readonly date: IsoDate;
  readonly dateProblem: PlanDateProblem | undefined;
  readonly problems: readonly PlaceProblem[];
  /** Undefined unless a form sent the plan. */
  readonly sent: { readonly change: PlanChange | undefined; readonly isAdded: boolean } | undefined;
}

/** Reads a plan, carries out the change that a form asks for, and checks places and date. */
export function readPlan({
  fields,
  language,
  today,
}: Pick<SiteRequest, 'fields' | 'language' | 'today'>): ReadPlan {
  const t = textsFor(language, 'plan');
  const plan = parsePlan(fields);
  const { date, dateProblem } = dateOfPlan(plan.date, today);
  const changed = plan.change ? changedStops(plan.stops, plan.change) : plan.stops;
  const added = plan.added || undefined;
  const isAdded = added !== undefined;
  const isFull = changed.length >= MOST_STOPS;

  const given = isAdded && !isFull ? withStop(changed, added) : changed;
  const addedAt = isAdded && !isFull ? changed.length : undefined;
  const { stops, problems } = readStops({ given, addedAt, date }, language);

  const surplus = isAdded && isFull ? [...plan.surplus, added] : plan.surplus;
  if (surplus.length > 0) {
    const names = surplus.map((place) => nameOfPlace(place, language));
    const places = formatList(names, language);
    const text = t('problems.tooMany', { most: MOST_STOPS, places });
    problems.push({ typed: added ?? '', text, isAdded, choices: [] });
  }
  if (plan.adds && !isAdded)
    problems.push({ typed: '', text: t('problems.empty'), isAdded: true, choices: [] });

  const sent = isSentByForm(plan, fields) ? { change: plan.change, isAdded } : undefined;
  return { stops, date, dateProblem, problems, sent };
}

/**
 * Whether a form sent a plan: links have all days in one field, and neither change nor addition.
 */
function isSentByForm({ added, change }: TripPlan, fields: URLSearchParams): boolean {
  return added !== undefined || change !== undefined || fields.getAll('days').length >= 2;
}

/** The places of a plan before their stations are known. */
interface GivenStops {
  readonly given: readonly PlanStop[];
  /** The position of the place that came by the field that adds one; undefined without it. */
  readonly addedAt: number | undefined;
  readonly date: IsoDate;
}

/** Finds the stations of places; a place without one, or twice in a row, is a problem. */
function readStops(plan: GivenStops, language: Language) {
  const t = textsFor(language, 'plan');
  const stops: ReadStop[] = [];
  const problems: PlaceProblem[] = [];
  for (const [at, stop] of plan.given.entries()) {
    const found = readPlace(stop.place, language);
    const refuse = (text: string, choices: readonly NamedAddress[] = []) =>
      problems.push({ typed: stop.place, text, isAdded: at === plan.addedAt, choices });
    if (found.kind === 'choice') {
      refuse(
        t('problems.choice', { text: stop.place }),
        choicesOf(found.stations, plan, at, language),
      );
      continue;
    }
    if (!('station' in found)) {
      refuse(t('problems.unknown', { text: stop.place }));
      continue;
    }
    const { station } = found;
    const onwardSlug = found.place?.slug;
    const name = nameOfEnd(chosenStation(found, language), language);
    if (stops.at(-1)?.station.id !== station.id) {
      stops.push({
        ...stop,
        place: placeOfEnd(station, onwardSlug, language),
        station,
        onwardSlug,
        name,
      });
      continue;
    }
    const text = t('problems.same', { place: name });
    // A place that comes three times in a row is one problem.
    if (!problems.some((other) => other.text === text)) refuse(text);
  }
  return { stops, problems };
}

/** The stations that the text of a place may mean, each with the plan that has it there. */
function choicesOf(
  stations: readonly Station[],
  { given, date }: GivenStops,
  at: number,
  language: Language,
): readonly NamedAddress[] {
  const areaStations = stationsOfPlace(stationIndexFor(language), given[at]?.place ?? '');
  const addressOf = (station: Station) => {
    const end = readEnd(placeLabel(station.label, areaStations.get(station)?.place), language);
    const onwardSlug = 'station' in end ? end.place?.slug : undefined;
    const place = placeOfEnd(station, onwardSlug, language);
    const stops = given.map((stop, position) => (position === at ? { ...stop, place } : stop));
    return planAddress(language, stops, date);
  };
  return stationChoices(stations, addressOf, textsFor(language, 'booking'), areaStations);
}

/** Reads a place of a plan: as typed, or as `placeOfEnd` writes it into the address. */
function readPlace(text: string, language: Language): EndResolution {
  const dot = text.lastIndexOf('.');
  const place = onwardPlace(text.slice(dot + 1));
  const end = dot > 0 && place ? readEnd(text.slice(0, dot), language) : undefined;
  if (end && 'station' in end) return { ...end, place: placeFrom(end.station, place) };
  return readEnd(text, language);
}

/** The name of a place in a sentence; its text as given where no station is certain. */
function nameOfPlace(text: string, language: Language): string {
  const found = readPlace(text, language);
  return 'station' in found ? nameOfEnd(chosenStation(found, language), language) : text;
}

/** The first day of a plan; today without one, or where it is not possible. */
function dateOfPlan(
  typed: string | undefined,
  today: IsoDate,
): Pick<ReadPlan, 'date' | 'dateProblem'> {
  const given = typed && withNamedDay(typed, today);
  const dateProblem = given ? problemOfDate(given, today) : undefined;
  const date = given && !dateProblem ? (given as IsoDate) : today;
  return { date, dateProblem };
}

function problemOfDate(date: string, today: IsoDate): PlanDateProblem | undefined {
  const problem = checkDate(date, today);
  if (problem) return problem === 'past' ? 'past' : 'invalid';
  return date > addDays(today, LATEST_DAYS_AHEAD) ? 'far' : undefined;
}
