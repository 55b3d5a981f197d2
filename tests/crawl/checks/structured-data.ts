import { type Check, mainPages, pagesOf } from './check.ts';

/** What each type must say to be of use (schema.org; Google's rich results where they know the type). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url'],
  ContactPoint: ['contactType'],
  PostalAddress: ['addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  TouristDestination: ['name', 'description', 'url', 'geo', 'includesAttraction'],
  City: ['name', 'url', 'address'],
  TouristAttraction: ['name', 'description'],
  GeoCoordinates: ['latitude', 'longitude'],
  TrainTrip: ['name', 'url', 'departureStation', 'arrivalStation', 'provider'],
  TrainStation: ['name'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** What the pages under some paths must be described as. */
const EXPECTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/(\?|$)/, ['WebSite', 'Organization']],
  [/^\/cities\//, ['BreadcrumbList', 'TouristDestination']],
  [/^\/hotels\//, ['BreadcrumbList']],
  [/^\/routes\//, ['BreadcrumbList', 'TrainTrip']],
  [/^\/(train-from|treno-da)-/, ['BreadcrumbList']],
];

type Thing = Readonly<Record<string, unknown>>;

/** Every thing with a type in a JSON-LD text, or undefined when it is no JSON of schema.org. */
function thingsIn(text: string): Thing[] | undefined {
  const things: Thing[] = [];
  try {
    const root = JSON.parse(text, (_, value) => {
      if (value && typeof value === 'object' && '@type' in value) things.push(value);
      return value;
    });
    return root['@context'] === 'https://schema.org' ? things : undefined;
  } catch {
    return undefined;
  }
}

const typesOf = (thing: Thing): string[] => [thing['@type']].flat().map(String);

export const STRUCTURED_CHECKS: readonly Check[] = [
  {
    name: 'structured data is JSON of schema.org with known types that say what they must',
    problems: (site) =>
      pagesOf(site).flatMap(({ address, page }) =>
        page.structured.flatMap((text) => {
          const things = thingsIn(text);
          if (!things) return [`${address}: not JSON-LD of schema.org: ${text.slice(0, 60)}`];
          return things.flatMap((thing) =>
            typesOf(thing).flatMap((type) => {
              const missing = REQUIRED[type]?.filter((name) => isEmpty(thing[name]));
              if (!missing) return [`${address}: the type ${type} is not in the table of this check`];
              return missing.map((name) => `${address}: ${type} without ${name}`);
            }),
          );
        }),
      ),
  },
  {
    name: 'every page to be found is described as what it is',
    problems: (site) =>
      mainPages(site).flatMap(({ address, page }) => {
        const types = page.structured.flatMap((text) => thingsIn(text) ?? []).flatMap(typesOf);
        const expected = EXPECTED.find(([pattern]) => pattern.test(address))?.[1] ?? [];
        return expected.filter((type) => !types.includes(type)).map((type) => `${address} has no ${type}`);
      }),
  },
];

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
