import { CITIES, localCityName } from '#app/data/cities/cities.ts';
import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { joinPrepositions } from '#app/i18n/prepositions.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { fillIn, parseTextBlocks, parseTextPieces, type TextPiece } from '#app/i18n/text-blocks.ts';
import type { InformationPageName } from './information-pages.ts';
import { type LinkTarget, linkTarget } from './link-targets.ts';

/** A stretch of a page's text, its link resolved. */
export type ShownPiece = string | ({ readonly text: string } & LinkTarget);

/** The shape that the texts of all information pages share. */
interface InformationText {
  readonly meta: { readonly title: string; readonly description: string };
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** A text of one paragraph without values to fill in, its links resolved. */
export function shownPieces(
  text: string,
  { language, settings }: Pick<SiteRequest, 'language' | 'settings'>,
): ShownPiece[] {
  return parseTextPieces(text).map((piece) =>
    typeof piece === 'string' ? piece : { text: piece.text, ...linkTarget(piece.target, language, settings) },
  );
}

/** An information page in the visitor's language, ready to show. */
export function informationPage(
  name: InformationPageName,
  { language, settings }: Pick<SiteRequest, 'language' | 'settings'>,
) {
  const text: InformationText = RESOURCES[language].information[name];
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
  // Links are found before values are filled in: a setting is text and never markup.
  const show = (piece: TextPiece): ShownPiece =>
    typeof piece === 'string'
      ? joinPrepositions(fillIn(piece, values), language)
      : { text: fillIn(piece.text, values), ...linkTarget(piece.target, language, settings) };
  return {
    meta: {
      title: fillIn(text.meta.title, values),
      description: fillIn(text.meta.description, values),
    },
    title: fillIn(text.title, values),
    lead: parseTextPieces(text.lead).map(show),
    sections: Object.entries(text.sections).map(([id, section]) => ({
      id,
      title: section.title,
      blocks: parseTextBlocks(section.text).map((block, place) => ({
        // Texts never change their order, so their places tell them apart.
        key: `${id}-${place}`,
        ...(block.kind === 'list'
          ? {
              kind: block.kind,
              items: block.items.map((item, number) => ({
                key: `${id}-${place}-${number}`,
                pieces: item.map(show),
              })),
            }
          : { kind: block.kind, pieces: block.pieces.map(show) }),
      })),
    })),
  };
}
