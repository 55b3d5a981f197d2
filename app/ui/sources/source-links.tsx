import type { FigureSource } from '#app/data/schema.ts';
import { yearBehind } from '#app/i18n/year-behind.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

interface Source extends FigureSource {
  /** The name's language, where it is not the page's. */
  readonly nameLanguage?: string | undefined;
}

/**
 * A source, linked where it has an address, and, unless its name says it, the year that it holds
 * for; the year never stands alone on a line.
 */
export function SourceLink({ source }: { source: Source }) {
  const { name, url, nameLanguage } = source;
  const shown = <span lang={nameLanguage}>{name}</span>;
  return (
    <>
      {url ? <ExternalLink href={url}>{shown}</ExternalLink> : shown}
      {yearBehind(source)}
    </>
  );
}

/** Sources in a list. */
export function SourceLinks({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map((source) => (
        <li key={`${source.url} ${source.name}`}>
          <SourceLink source={source} />
        </li>
      ))}
    </ul>
  );
}
