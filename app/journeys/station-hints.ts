import { stationParts } from '#app/data/minutes-to-change/minutes-to-change.ts';
import type { CityStations } from '#app/data/station-hints/schema.ts';
import { STATION_HINTS } from '#app/data/station-hints/station-hints.ts';
import type { Language } from '#app/domain/language.ts';
import { upperMedian } from '#app/domain/median.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { minutesInCity } from '#app/domain/timetable/city.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import {
  type Call,
  callsOf,
  callsOfTrip,
  type Journey,
  type Ride,
} from '#app/domain/timetable/journey.ts';
import { placeOfPart } from '#app/domain/timetable/station-part.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { sourceAge } from './source-age.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { HIGH_SPEED, stationWords } from './train-words.ts';

/** A second station is mentioned if at least this share of the trains stop there. */
const MENTIONED_SHARE = 0.2;

/** An end of a pair: where one leaves, or where one arrives. */
export type Side = 'from' | 'to';

/** The stations at one end of a pair; all texts are empty where the city has one station only. */
export interface StationHint {
  /** Which stations the trains use and call at; also empty without figures. */
  readonly trains: string;
  /** How to reach these stations. */
  readonly directions: string;
  /** The source of these texts, and its date. */
  readonly source: string;
}

/**
 * Which station of a city the trains of a pair use, at which other one they call, and how to reach
 * these, at both ends.
 *
 * @param figures of the pair; without them the hints describe only the way to the station itself
 */
export function stationHints(
  request: BasisRequest,
  figures: Figures | undefined,
  fromId: string,
  toId: string,
): Readonly<Record<Side, StationHint>> {
  const { planner, language, today } = request;
  const isDaily = figures?.onlyWeekday === undefined && (figures?.weekday.all ?? 0) > 0;
  const trains = isDaily ? (figures?.days[0].trains ?? []) : [];
  const hintOf = (end: Pick<Hint, 'side' | 'stationId' | 'namesTicket'>): StationHint => {
    const city = STATION_HINTS.find(({ stations }) =>
      stations.some(({ stationId }) => stationId === end.stationId),
    );
    if (!city) return { trains: '', directions: '', source: '' };
    const { timetable } = planner;
    return {
      ...hintTexts({ ...end, timetable, trains, language, city }),
      source: sourceWords(city, today, language),
    };
  };
  const from = hintOf({ side: 'from', stationId: fromId, namesTicket: true });
  // One sentence about the ticket is enough for both ends.
  const isTicketNamed = from.trains.includes(textsFor(language, 'trip')('hints.ticket'));
  const to = hintOf({ side: 'to', stationId: toId, namesTicket: !isTicketNamed });
  return { from, to };
}

interface Hint {
  readonly timetable: Timetable;
  readonly trains: readonly Journey[];
  readonly language: Language;
  readonly side: Side;
  readonly city: CityStations;
  /** The station that was searched for. */
  readonly stationId: string;
  /** Of several stations the text says that the ticket names the right one. */
  readonly namesTicket: boolean;
}

/** @example 'ATAC, checked in 2025' */
function sourceWords(city: CityStations, today: IsoDate, language: Language): string {
  const { name } = city.source;
  const shown = typeof name === 'string' ? name : name[language];
  return `${shown}, ${sourceAge(city, today, language)}`;
}

function hintTexts(hint: Hint): Omit<StationHint, 'source'> {
  const { trains, city, side, stationId, language } = hint;
  const used = counted(trains.map((journey) => rideAt(journey, side)[side]));
  const second = secondStation(hint);
  const named = new Set([...used.keys(), ...(second ? [second.station] : []), stationId]);
  const fast = trains
    .map((journey) => rideAt(journey, side))
    .filter(({ kind }) => HIGH_SPEED.has(kind));
  const apart = fast.filter((ride) => usesOtherPart(hint, ride));
  const isFast = fast.length > 0 && apart.length >= fast.length / 2;
  const directions = city.stations
    .filter((station) => named.has(station.stationId))
    .flatMap(({ directions: text, fastTrains }) => [text, isFast ? fastTrains : undefined])
    .flatMap((text) => text?.[language] ?? []);
  const usedTexts = trains.length === 0 ? [] : [usedText(hint, used)];
  return {
    trains: [...usedTexts, ...(second ? [secondText(hint, second)] : [])].join(' '),
    directions: directions.join(' '),
  };
}

/** The train at one end of a journey. */
function rideAt({ rides }: Journey, side: Side): Ride {
  return side === 'from' ? rides[0] : (rides.at(-1) ?? rides[0]);
}

/** Whether a train uses another part of the searched station than regional ones. */
function usesOtherPart({ timetable, stationId }: Hint, { kind, trip }: Ride): boolean {
  const { parts = [] } = stationParts().get(stationId) ?? {};
  const called = new Set(callsOfTrip(timetable, trip).map(({ station }) => station));
  return placeOfPart(parts, kind, called) !== placeOfPart(parts, 'regionale', new Set());
}

/** How often each value stands in a list, the most frequent first. */
function counted(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = [...Map.groupBy(values, (value) => value)].map(
    ([value, same]) => [value, same.length] as const,
  );
  return new Map(counts.sort(([, one], [, other]) => other - one));
}

/** From which stations of the city the trains leave, or where they arrive. */
function usedText(
  { timetable, trains, language, side, namesTicket }: Hint,
  used: ReadonlyMap<string, number>,
) {
  const t = textsFor(language, 'trip');
  const verb = side === 'from' ? 'leave' : 'reach';
  const [[main, count] = ['', 0], ...others] = [...used];
  const station = stationWords(main, language);
  if (others.length === 0) return t(`hints.${verb}All`, { count, station });
  const rest = others.map(([other, many]) =>
    t(`hints.${verb}Other`, { count: many, station: stationWords(other, language) }),
  );
  const minutes = minutesInCity(timetable, main, others[0]?.[0] ?? '');
  const listed = formatList(rest, language);
  const isTimed = minutes !== undefined && others.length === 1;
  const most = t(`hints.${verb}Most`, {
    count,
    all: trains.length,
    station,
    others: isTimed
      ? t('hints.apart', { other: listed, minutes: formatDuration(minutes, language) })
      : listed,
  });
  return namesTicket ? `${most} ${t('hints.ticket')}` : most;
}

/** Another station of the city at which trains of the pair call. */
interface SecondStation {
  readonly station: string;
  readonly count: number;
  /** The usual minutes from one station to the other by these trains. */
  readonly minutes: number;
}

/** The station of the city at which most of the trains call besides the one that they use. */
function secondStation({ timetable, trains, city, side }: Hint): SecondStation | undefined {
  const own = new Set(city.stations.map(({ stationId }) => stationId));
  const calls = trains.flatMap((journey) => {
    const ride = rideAt(journey, side);
    const isFurther = ({ station }: Call) => own.has(station) && station !== ride[side];
    return callsOf(timetable, ride)
      .filter(isFurther)
      .map(({ station, arrival, departure }) => ({
        station,
        minutes: side === 'from' ? arrival - ride.departure : ride.arrival - departure,
      }));
  });
  const [[station, count] = ['', 0]] = counted(calls.map((call) => call.station));
  if (count < trains.length * MENTIONED_SHARE || count === 0) return undefined;
  const minutes = calls.filter((call) => call.station === station).map((call) => call.minutes);
  return {
    station,
    count,
    minutes: upperMedian(minutes) ?? 0,
  };
}

function secondText({ trains, language, side }: Hint, second: SecondStation): string {
  const t = textsFor(language, 'trip');
  const { count } = second;
  const verb = side === 'from' ? 'board' : 'call';
  const words = {
    station: stationWords(second.station, language),
    minutes: formatDuration(second.minutes, language),
  };
  return count === trains.length
    ? t(`hints.${verb}All`, words)
    : t(`hints.${verb}Some`, { ...words, count });
}
