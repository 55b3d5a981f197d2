import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '#app/art/drawings.tsx';
import { measureText } from '#app/art/lettering/set-text.ts';
import { layOutPanel, PANEL, TEXT_STYLE, TITLE_STYLE } from '#app/art/social/panel-layout.ts';
import {
  renderSocialPicture,
  socialPictureSvg,
} from '#app/art/social/render-social-picture.server.tsx';
import type { SocialCard } from '#app/art/social/social-card.tsx';
import { CITIES } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { pairName, type SocialPictureName } from '#app/seo/social-picture.ts';
import { readSettings } from '../../../server/env.ts';
import { INFORMATION_PAGES } from '../information/information-pages.ts';
import { socialCard } from './social-card.server.ts';

const settings = readSettings({}).site;
const MOST_BYTES = 300 * 1024;

const pages = [PATHS.newsletter, ...INFORMATION_PAGES.map((name) => PATHS[name])];

/** Long names, a place beyond the map, an island, and two stations of one city. */
const TRIPS = [
  ['83390229', '83094615'],
  ['83082032', '87686006'],
  ['83128918', '83013268'],
  ['83016303', '83010322'],
] as const;

const every: readonly SocialPictureName[] = [
  ...['home', ...pages.map((path) => path.slice(1))].map(
    (name) => ({ kind: 'page', name }) as const,
  ),
  ...CITIES.flatMap(({ slug }) => [
    { kind: 'city', name: slug } as const,
    { kind: 'hotels', name: slug } as const,
  ]),
  ...POPULAR_ROUTES.map(
    ({ departure, arrival }) => ({ kind: 'route', name: pairName(departure, arrival) }) as const,
  ),
  ...TRIPS.map(([from, to]) => ({ kind: 'trip', name: pairName(from, to) }) as const),
];

function cardOf(meant: SocialPictureName, language: Language): SocialCard {
  const card = socialCard(meant, { settings, language, planner: INCLUDED_PLANNER });
  if (!card) throw new Error(`No picture for ${meant.kind} ${meant.name}`);
  return card;
}

describe('social pictures', () => {
  it.each(LANGUAGES)('keep their texts complete and within the panel in %s', (language) => {
    for (const meant of every) {
      const card = cardOf(meant, language);
      const { title, below } = layOutPanel(card);
      const name = `${meant.kind} ${meant.name}`;
      expect([...title.lines, ...below.lines].join(' '), name).not.toContain('…');
      expect(title.lines.join('').replaceAll(' ', ''), name).toBe(card.title.replaceAll(' ', ''));
      const indent = card.facts?.length ? PANEL.factIndent : 0;
      for (const line of title.lines) {
        expect(measureText(line, { ...TITLE_STYLE, size: title.size }), line).toBeLessThanOrEqual(
          PANEL.width,
        );
      }
      for (const line of below.lines) {
        const width = measureText(line, { ...TEXT_STYLE, size: below.size });
        expect(width, line).toBeLessThanOrEqual(PANEL.width - indent);
      }
      const end = below.lines.length > 0 ? below : title;
      expect(end.firstBaseline + end.leading * (end.lines.length - 1), name).toBeLessThan(
        PANEL.bottom,
      );
    }
  });

  const kinds: readonly SocialPictureName[] = [
    { kind: 'page', name: 'home' },
    { kind: 'city', name: 'la-spezia' },
    { kind: 'hotels', name: 'rome' },
    { kind: 'route', name: 'rome--milan' },
    { kind: 'trip', name: '83082032--83128918' },
  ];
  it.each(kinds.flatMap((meant) => LANGUAGES.map((language) => ({ ...meant, language }))))(
    'are a PNG of 1200 × 630 and at most 300 KB: $kind in $language',
    async ({ language, ...meant }) => {
      const png = Buffer.from(await renderSocialPicture(cardOf(meant, language)));
      expect(png.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThanOrEqual(MOST_BYTES);
    },
  );

  it.each([
    ['en', '€65 to €280 a\u00a0night'],
    ['it', 'da 65\u00a0€ a 280\u00a0€ a\u00a0notte'],
    ['fr', 'de 65\u00a0€ à 280\u00a0€ par\u00a0nuit'],
  ] as const)(
    'name the prices of hotels, and that these are samples, in %s',
    (language, prices) => {
      const [count, range] = cardOf({ kind: 'hotels', name: 'rome' }, language).facts ?? [];
      expect(count).toBeTruthy();
      expect(range).toBe(prices);
    },
  );

  it('draw every part of a journey on the map', () => {
    for (const [from, to] of TRIPS) {
      const svg = socialPictureSvg(cardOf({ kind: 'trip', name: pairName(from, to) }, 'en'));
      expect(svg.match(/<path(?![^>]* d="M)[^>]*>/g)).toBeNull();
    }
  });

  it('show a land that is darker than the paper beside it', () => {
    const card = cardOf({ kind: 'trip', name: '83082032--83072082' }, 'en');
    const { pixels, width } = new Resvg(socialPictureSvg(card)).render();
    const blueAt = (x: number, y: number) => pixels[4 * (y * width + x) + 2] ?? 0;
    expect(blueAt(20, 400) - blueAt(700, 400)).toBeGreaterThan(50);
  });

  it('fill their whole area with every drawing that a page is shared with', () => {
    const shared = [...DRAWINGS.keys()].filter((each) => !each.startsWith('sight-'));
    for (const name of shared) {
      const { pixels } = new Resvg(
        socialPictureSvg({ siteName: 'Binario', title: name, pictures: [name, name] }),
      ).render();
      let clear = 0;
      for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) clear += 1;
      // A few are soft where the slant meets the picture's edge.
      expect(clear, name).toBeLessThan(50);
    }
  });

  it.each([
    ['page', '404'],
    ['page', 'constructor'],
    ['city', 'atlantis'],
    ['city', 'constructor'],
    ['hotels', '__proto__'],
    ['route', 'rome'],
    ['route', 'rome--rome'],
    ['route', 'rome--atlantis'],
    ['trip', '83084095'],
    ['trip', '83084095--00000000'],
    ['trip', '83084095--83084095'],
    ['trip', '83084095--83017004--1'],
  ] as const)('do not exist for the %s %s', (kind, name) => {
    for (const language of LANGUAGES) {
      expect(
        socialCard({ kind, name }, { settings, language, planner: INCLUDED_PLANNER }),
      ).toBeUndefined();
    }
  });
});
