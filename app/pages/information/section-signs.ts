import type { SignName } from '#app/art/signs/signs.ts';
import type { Texts } from '#app/i18n/resources/resources.server.ts';

type Pages = Texts['information'];
type SectionSigns = {
  readonly [Page in keyof Pages]?: Record<keyof Pages[Page]['sections'], SignName>;
};

/** The sign of each section of the long pages, which begin with an index of them. */
const SECTION_SIGNS = {
  help: {
    search: 'magnifier',
    nothing: 'window',
    roundTrip: 'arrows',
    prices: 'coin',
    tickets: 'ticket',
    assistance: 'wheelchair',
    hotels: 'bed',
    more: 'envelope',
  },
  credits: {
    stations: 'pin',
    journeys: 'train',
    comparison: 'plane',
    cities: 'town',
    map: 'map',
    hotels: 'bed',
  },
  privacy: {
    controller: 'person',
    unnamedController: 'person',
    browser: 'window',
    server: 'server',
    reports: 'speech',
    newsletter: 'envelope',
    others: 'nodes',
    rights: 'scales',
  },
  accessibility: {
    status: 'tick',
    built: 'bricks',
    checked: 'eye',
    limits: 'warning',
    contact: 'envelope',
    complaint: 'speech',
  },
} as const satisfies SectionSigns;

/** The sign of a section; undefined on the pages without an index. */
export function sectionSign(page: keyof Pages, section: string): SignName | undefined {
  const signs: Partial<Record<string, Readonly<Record<string, SignName>>>> = SECTION_SIGNS;
  return signs[page]?.[section];
}
