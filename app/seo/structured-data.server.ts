import type { City } from '#app/data/cities/schema.ts';
import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { FREE_SEARCH_FIELD } from '#app/domain/search/free-search.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { cityPath, localAddress, PATHS } from '#app/i18n/addresses.ts';

// Nodes in the vocabulary of schema.org; undefined properties are not written.

type Site = Pick<SiteSettings, 'siteName' | 'publicOrigin'>;

/** A page in a list of pages: its link's text and address. */
export interface NamedAddress {
  readonly name: string;
  /** From the root of the site, in the page's language. */
  readonly address: string;
}

function listItems({ publicOrigin }: Site, pages: readonly NamedAddress[], link: 'item' | 'url') {
  return pages.map(({ name, address }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, [link]: `${publicOrigin}${address}` };
  });
}

/** The way from the home page to this one, this one last (BreadcrumbList). */
export function breadcrumbs(site: Site, trail: readonly NamedAddress[]) {
  return { '@type': 'BreadcrumbList', itemListElement: listItems(site, trail, 'item') };
}

/** A list of pages that a page shows, in its order and with its heading (ItemList). */
export function itemList(site: Site, name: string, items: readonly NamedAddress[]) {
  const itemListElement = listItems(site, items, 'url');
  return { '@type': 'ItemList', name, numberOfItems: items.length, itemListElement };
}

/** A page's visible questions with their answers (FAQPage). */
export function faq(questions: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * The site as a whole, with its search in the page's language
 * (WebSite, SearchAction).
 */
export function website({ siteName, publicOrigin }: Site, language: Language) {
  const search = localAddress(PATHS.search, language);
  const joint = search.includes('?') ? '&' : '?';
  return {
    '@type': 'WebSite',
    '@id': `${publicOrigin}/#website`,
    url: `${publicOrigin}${localAddress(PATHS.home, language)}`,
    name: siteName,
    inLanguage: LANGUAGES,
    publisher: { '@id': `${publicOrigin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // The braces stay unencoded: they mark the search words in the template.
        urlTemplate: `${publicOrigin}${search}${joint}${FREE_SEARCH_FIELD}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The site's operator and its contacts, as in the footer (Organization). */
export function organization(
  site: Site & Pick<SiteSettings, 'phone' | 'email' | 'city' | 'socialProfiles' | 'operator'>,
) {
  const { siteName, publicOrigin, phone, email, city, socialProfiles, operator } = site;
  const profiles = Object.values(socialProfiles);
  return {
    '@type': 'Organization',
    '@id': `${publicOrigin}/#organization`,
    name: siteName,
    legalName: operator?.name,
    url: `${publicOrigin}${PATHS.home}`,
    logo: `${publicOrigin}/favicon.svg`,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IT' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: phone,
      email,
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/**
 * A city to travel to, with its sights and its station (TouristDestination, City). Its position is
 * its main station's, rounded to a kilometre.
 */
export function touristCity({ publicOrigin }: Site, city: City, language: Language) {
  return {
    '@type': ['TouristDestination', 'City'],
    name: city.name[language],
    description: city.description[language],
    url: `${publicOrigin}${localAddress(cityPath(city.slug), language)}`,
    geo: geo(city.stationId, 2),
    address: {
      '@type': 'PostalAddress',
      addressRegion: city.region[language],
      addressCountry: 'IT',
    },
    containsPlace: trainStation(city.stationId, city.stationName),
    includesAttraction: city.attractions.map(({ name, line }) => ({
      '@type': 'TouristAttraction',
      name: name[language],
      description: line[language],
    })),
  };
}

/** A station, with its place on the map where that is known, to some 10 m (TrainStation). */
export function trainStation(id: string, name: string) {
  return { '@type': 'TrainStation', name, geo: geo(id, 4) };
}

/** Where a station is, with some decimal places (GeoCoordinates). */
function geo(stationId: string, places: number) {
  const point = stationCoordinates(stationId);
  const round = (degrees: number) => Number(degrees.toFixed(places));
  if (!point) return undefined;
  return {
    '@type': 'GeoCoordinates',
    latitude: round(point.latitude),
    longitude: round(point.longitude),
  };
}
