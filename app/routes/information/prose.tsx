import { Fragment } from 'react';
import type { Language } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { joinPrepositions } from '#app/i18n/prepositions.ts';
import { fillIn, parseTextBlocks, parseTextPieces } from '#app/i18n/text-blocks.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { linkAddress } from './link-address.ts';

interface ProseProps {
  readonly text: string;
  readonly language: Language;
  readonly settings: SiteSettings;
  /** What stands in the places of the text. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A long text of the resources: its paragraphs and lists. */
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

/** A line of a text with its links, found before values are filled in: a setting is text and never markup. */
export function Line({ text, language, settings, values = {} }: ProseProps) {
  return parseTextPieces(text).map((piece) => {
    if (typeof piece === 'string') {
      return <Fragment key={piece}>{joinPrepositions(fillIn(piece, values), language)}</Fragment>;
    }
    const address = linkAddress(piece.target, language, settings);
    const Link = address.startsWith('http') ? ExternalLink : 'a';
    return (
      <Link key={`${piece.target} ${piece.text}`} href={address}>
        {fillIn(piece.text, values)}
      </Link>
    );
  });
}
