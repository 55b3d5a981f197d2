import type { BookingData } from '#app/booking/booking-state.ts';
import { stationChoices } from '#app/booking/station-choices.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import {
  type CheckedSearch,
  checkSearch,
  type FieldMeaning,
} from '#app/domain/search/check-search.ts';
import {
  type JourneySearch,
  parseSearch,
  searchFields,
} from '#app/domain/search/journey-search.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { placeLabel, stationsOfPlace } from '#app/domain/stations/place-label.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { chosenStation, type EndResolution, readEnd } from '#app/journeys/searched-end.ts';

/** A search as a form sent it. */
export interface ReadSearch {
  readonly checked: CheckedSearch;
  /** The search as the visitor wrote it, with the name of a station in place of its id. */
  readonly shown: JourneySearch;
  /** The stations that the search names without doubt. */
  readonly known: readonly Station[];
  /** The part of the form's data that follows from the search. */
  readonly form: Pick<BookingData, 'search'> & Partial<Pick<BookingData, 'problems' | 'choices'>>;
}

/** Reads and checks the search in a request's fields. */
export function readSearch(
  fields: URLSearchParams,
  { language, today }: Pick<SiteRequest, 'language' | 'today'>,
): ReadSearch {
  const search = parseSearch(fields, today);
  const index = stationIndexFor(language);
  const from = readEnd(search.from, language);
  const to = readEnd(search.to, language);
  const checked = checkSearch(search, meaningOf(from), meaningOf(to), today);
  /** The meaning of a field, whose station's label names the place beyond it as well. */
  function meaningOf(end: EndResolution): FieldMeaning {
    return 'station' in end ? { kind: end.kind, station: chosenStation(end, language) } : end;
  }
  const shown = { ...search, from: shownText(search.from, from), to: shownText(search.to, to) };
  const known = [from, to].flatMap((end) => (end.kind === 'exact' ? [end.station] : []));
  if (checked.kind === 'ready') {
    const labels = { from: checked.from.label, to: checked.to.label };
    return { checked, shown, known, form: { search: { ...search, ...labels } } };
  }

  const bookingTexts = textsFor(language, 'booking');
  /** The stations that a text may mean, each with the address of the same search with it. */
  function choices(side: 'from' | 'to', resolution: EndResolution) {
    const stations = resolution.kind === 'choice' ? resolution.stations : [];
    const areaStations = stationsOfPlace(index, search[side]);
    const addressOf = (station: Station) => {
      const text = placeLabel(station.label, areaStations.get(station)?.place);
      return localAddress(PATHS.search, language, { ...searchFields(search, today), [side]: text });
    };
    return stationChoices(stations, addressOf, bookingTexts, areaStations);
  }
  const { problems } = checked;
  return {
    checked,
    shown,
    known,
    form: {
      search: shown,
      problems,
      choices: { from: choices('from', from), to: choices('to', to) },
    },
  };
}

/** The text of a station field: a station's name where the text is its id. */
function shownText(text: string, resolution: EndResolution): string {
  const isId = resolution.kind === 'exact' && resolution.station.id === text;
  return isId ? resolution.station.label : text;
}
