import { CITIES, localCityName } from '#app/data/cities/cities.ts';
import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { COMPARISON_SOURCE_IDS } from '#app/data/comparison/sources.ts';
import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { SOURCES } from '#app/data/journeys/sources.ts';
import { namedSource } from '#app/data/named-source.ts';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import type { FigureSource } from '#app/data/schema.ts';
import { STATION_DATA_ATTRIBUTION } from '#app/data/stations/attribution.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { fillIn } from '#app/i18n/text-blocks.ts';
import { timetableSource } from '#app/ui/sources/timetable-source.server.ts';
import type { InformationPageName } from './information-pages.ts';

type Site = Pick<SiteRequest, 'language' | 'settings' | 'planner'>;

/** The texts of an information page in the visitor's language, what fills the places in its lines, and their sources. */
export function informationPage(name: InformationPageName, site: Site) {
  const { language, settings } = site;
  const { meta, title, sections, ...start } = RESOURCES[language].information[name];
  const { train, car, plane } = EMISSION_FACTORS.gramsPerPassengerKm;
  const values = {
    siteName: settings.siteName,
    email: settings.email,
    phone: settings.phone,
    city: localCityName(settings.city, language),
    cityCount: formatNumber(CITIES.length, language),
    routeCount: formatNumber(POPULAR_PAIRS.length, language),
    stationCount: formatNumber(stationIndexFor(language).stations.length, language),
    unconfirmedDays: formatNumber(NEWSLETTER_DAYS.unconfirmedAddress, language),
    askAgainDays: formatNumber(NEWSLETTER_DAYS.askAgain, language),
    stationListYear: String(STATION_DATA_ATTRIBUTION.year),
    trainGrams: formatNumber(train, language),
    carGrams: formatNumber(car, language),
    planeGrams: formatNumber(plane, language),
  };
  const sources = name === 'credits' ? creditedSources(site) : {};
  return {
    meta: { title: fillIn(meta.title, values), description: fillIn(meta.description, values) },
    title: fillIn(title, values),
    lead: 'lead' in start ? start.lead : '',
    sections: Object.entries<{ readonly title: string; readonly text: string }>(sections).map(
      ([section, texts]) => ({ ...texts, sources: sources[section] }),
    ),
    fill: { language, settings, values },
  };
}

/** The sources that the page of credits names, by the section that names them. */
function creditedSources({ planner, language }: Site): Readonly<Record<string, readonly FigureSource[]>> {
  const named = (ids: readonly string[]) => ids.flatMap((id) => namedSource(id, language) ?? []);
  const otherTrains = [...new Set(OTHER_TRAINS.map(({ source }) => source))];
  return {
    journeys: [
      timetableSource(planner.timetable, language),
      ...otherTrains.map((source) => ({ ...source, name: source.name[language] })),
      ...named(Object.keys(SOURCES)),
    ],
    comparison: named(COMPARISON_SOURCE_IDS),
  };
}
