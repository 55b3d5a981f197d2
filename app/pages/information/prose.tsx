import { Fragment } from 'react';
import { OFFICIAL_PAGES } from '#app/data/official-pages.ts';
import type { Language } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { COMFORT_SECTION, localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { joinPrepositions } from '#app/i18n/prepositions.ts';
import { fillIn, parseTextBlocks, parseTextPieces, type TextLink } from '#app/i18n/text-blocks.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';

/** Legal names and addresses are never changed: «Via de Amicis» in French too. */
const VERBATIM = /\{\{operator/;

/** Where a browser would end a line inside «e-mail»; a word joiner (U+2060) keeps it whole. */
const E_MAIL = /\b([Ee]-)(mail)/g;

/** The sign after a link, from which a telephone number, a block in its line, would be parted. */
const SIGN_FIRST = /^[.,;]?/;

interface ProseProps {
  readonly text: string;
  readonly language: Language;
  readonly settings: SiteSettings;
  readonly values: Readonly<Record<string, string>>;
}

/** A long text with paragraphs and lists. */
export function Prose({ text, ...page }: ProseProps) {
  return parseTextBlocks(text).map((block) =>
    typeof block === 'string' ? (
      <p key={block}>
        <Line text={block} {...page} />
      </p>
    ) : (
      <ul key={block[0]}>
        {block.map((item) => (
          <li key={item}>
            <Line text={item} {...page} />
          </li>
        ))}
      </ul>
    ),
  );
}

/** A line of a text with its links. Values are filled in last, so that they never become links. */
export function Line({ text, language, settings, values }: ProseProps) {
  return parseTextPieces(text).map((piece, at, pieces) => {
    if (typeof piece === 'string') {
      const filled = fillIn(piece, values);
      const joined = VERBATIM.test(piece) ? filled : joinPrepositions(filled, language);
      const shown = isPhone(pieces[at - 1]) ? joined.replace(SIGN_FIRST, '') : joined;
      return <Fragment key={piece}>{shown.replaceAll(E_MAIL, '$1\u2060$2')}</Fragment>;
    }
    const address = linkAddress(piece.target, language, settings);
    const Link = address.startsWith('http') ? ExternalLink : 'a';
    const key = `${piece.target} ${piece.text}`;
    const link = (
      <Link key={key} href={address}>
        {fillIn(piece.text, values)}
      </Link>
    );
    if (!isPhone(piece)) return link;
    const next = pieces[at + 1];
    return (
      <span key={key} className="unbroken">
        {link}
        {typeof next === 'string' && SIGN_FIRST.exec(next)?.[0]}
      </span>
    );
  });
}

function isPhone(piece: string | TextLink | undefined): boolean {
  return typeof piece === 'object' && piece.target === 'phone';
}

/**
 * The address of a link in an information text: a page of the site by its name in `PATHS`, the
 * booking form, a contact, a partner's site, or an official page.
 *
 * @throws for an unknown name
 */
export function linkAddress(name: string, language: Language, settings: SiteSettings): string {
  const paths: Readonly<Record<string, string>> = PATHS;
  if (paths[name]) return localAddress(paths[name], language);
  const addresses: Readonly<Record<string, string>> = {
    ...OFFICIAL_PAGES,
    shop: settings.shopAddress,
    hotelSearch: settings.hotelSearchAddress,
    booking: localAddress(PATHS.home, language, {}, SECTIONS.booking),
    comfort: localAddress(PATHS.accessibility, language, {}, COMFORT_SECTION),
    email: `mailto:${settings.email}`,
    phone: `tel:${settings.phone.replaceAll(/[^\d+]/g, '')}`,
  };
  const address = addresses[name];
  if (!address) throw new Error(`There is no page or address named ${name}`);
  return address;
}
