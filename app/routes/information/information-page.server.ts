import { CITIES, localCityName } from '#app/data/cities/cities.ts';
import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { fillIn } from '#app/i18n/text-blocks.ts';
import type { InformationPageName } from './information-pages.ts';

/** The texts of an information page in the visitor's language, and what fills the places in its lines. */
export function informationPage(
  name: InformationPageName,
  { language, settings }: Pick<SiteRequest, 'language' | 'settings'>,
) {
  const { meta, title, lead, sections } = RESOURCES[language].information[name];
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
  };
  return {
    meta: { title: fillIn(meta.title, values), description: fillIn(meta.description, values) },
    title: fillIn(title, values),
    lead,
    sections: Object.values<{ readonly title: string; readonly text: string }>(sections),
    fill: { language, settings, values },
  };
}
