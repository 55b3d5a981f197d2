import { readVocabulary } from '../vocabulary.ts';
import { type Check, mainPages, pagesOf } from './check.ts';

const vocabulary = readVocabulary();

/**
 * The required properties of each type: those of Google's rich results if they know the type
 * (breadcrumbs, site name, organisation, questions, offers:
 * developers.google.com/search/docs/appearance/structured-data), else our own choice.
 */
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

/** The required types of the pages under some paths. */
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
              if (!vocabulary.hasClass(type)) return [`${address}: schema.org has no type ${type}`];
              const missing = REQUIRED[type]?.filter((name) => isEmpty(thing[name]));
              if (!missing)
                return [`${address}: the type ${type} is not in the table of this check`];
              return missing.map((name) => `${address}: ${type} without ${name}`);
            }),
          );
        }),
      ),
  },
  {
    name: 'structured data has no property and no value that schema.org does not know',
    problems: (site) =>
      pagesOf(site).flatMap(({ address, page }) => {
        const things = page.structured.flatMap((text) => thingsIn(text) ?? []);
        return things.flatMap((thing) =>
          Object.entries(thing)
            .filter(([name]) => !name.startsWith('@'))
            .flatMap(([name, value]) =>
              [value]
                .flat()
                .map((item) => [
                  `${typesOf(thing)}.${name}`,
                  item,
                  problemOf(thing, name, item, things),
                ]),
            )
            .filter(([, , problem]) => problem)
            .map(
              ([where, item, problem]) =>
                `${address}: ${where} ${problem}: ${JSON.stringify(item)}`,
            ),
        );
      }),
  },
  {
    name: 'a list counts its entries from 1, and the way to a page has at least two',
    problems: (site) =>
      pagesOf(site).flatMap(({ address, page }) =>
        page.structured
          .flatMap((text) => thingsIn(text) ?? [])
          .filter(({ itemListElement }) => Array.isArray(itemListElement))
          .flatMap((list) => {
            const positions = (list.itemListElement as Thing[]).map(({ position }) => position);
            return positions.every((position, index) => position === index + 1) &&
              positions.length >= (typesOf(list).includes('BreadcrumbList') ? 2 : 1)
              ? []
              : [`${address}: ${typesOf(list)} of ${positions}`];
          }),
      ),
  },
  {
    name: 'every page to be found is described as what it is',
    problems: (site) =>
      mainPages(site).flatMap(({ address, page }) => {
        const types = page.structured.flatMap((text) => thingsIn(text) ?? []).flatMap(typesOf);
        const expected = EXPECTED.find(([pattern]) => pattern.test(address))?.[1] ?? [];
        return expected
          .filter((type) => !types.includes(type))
          .map((type) => `${address} has no ${type}`);
      }),
  },
];

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function problemOf(
  thing: Thing,
  name: string,
  value: unknown,
  page: readonly Thing[],
): string | undefined {
  const types = typesOf(thing);
  if (!vocabulary.hasProperty(types, name)) return 'is no property of schema.org';
  const named = value as Thing;
  const target =
    typeof value !== 'object' || '@type' in named
      ? named
      : page.find((other) => other['@id'] === named['@id']);
  if (target === undefined) return 'names what is not on the page';
  const given = typeof value === 'string' || typeof value === 'number' ? value : typesOf(target);
  return vocabulary.takes(types, name, given)
    ? undefined
    : 'is none of what schema.org takes there';
}
