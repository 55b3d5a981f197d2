import { stationChoices } from '#app/booking/station-choices.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { ReadySearch } from '#app/domain/search/check-search.ts';
import { type TrainChoices, trainFields } from '#app/domain/search/train-choices.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import type { Via } from '#app/domain/timetable/via-journeys.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';
import { fieldsOfDate } from './fields-of-date.ts';

/** The station on the way that a visitor asks for. */
export interface ReadVia {
  /** The station's name; as typed where it is not known. */
  readonly text: string;
  /** Undefined without a station, and with a problem. */
  readonly via: Via | undefined;
  readonly problem: string | undefined;
  /** The stations that may be meant, each with the search through it. */
  readonly choices: readonly NamedAddress[];
}

/** Reads the station on the way of a search; a text that means none is a problem. */
export function readVia(
  search: ReadySearch,
  choices: TrainChoices,
  { language }: Pick<SiteRequest, 'language'>,
): ReadVia {
  const read = { text: choices.via, via: undefined, problem: undefined, choices: [] };
  if (choices.via === '') return read;
  const resolution = resolveStation(stationIndexFor(language), choices.via);
  const t = textsFor(language, 'search');
  const bookingTexts = textsFor(language, 'booking');
  if ('station' in resolution) {
    const { id, label } = resolution.station;
    if (id === search.from.id || id === search.to.id)
      return { ...read, text: label, problem: t('choices.viaEnd') };
    return { ...read, text: label, via: { station: id, minutes: 60 * choices.stay } };
  }
  const addressOf = ({ label }: Station) =>
    localAddress(PATHS.search, language, {
      ...fieldsOfDate(search, search.journey.date),
      ...trainFields({ ...choices, via: label }),
    });
  if (resolution.kind !== 'choice') return { ...read, problem: bookingTexts('errors.unknown') };
  return {
    ...read,
    problem: bookingTexts('errors.choice'),
    choices: stationChoices(resolution.stations, addressOf, bookingTexts),
  };
}
