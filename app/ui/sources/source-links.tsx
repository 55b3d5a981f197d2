import type { FigureSource } from '#app/data/schema.ts';
import { yearSuffix } from '#app/i18n/year-suffix.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

interface Source extends Pick<FigureSource, 'name' | 'url'> {
  /** Missing where the time of checking says it. */
  readonly year?: number | undefined;
  /** The name's language, if it is not the page's. */
  readonly nameLanguage?: string | undefined;
  /** When it was checked, in words; undefined for what cannot age, or says its own dates. */
  readonly age?: string | undefined;
}

/** A source with its year and its age, as a link if it has an address. */
export function SourceLink({ source }: { source: Source }) {
  const { name, url, nameLanguage, age, year } = source;
  const shown = <span lang={nameLanguage}>{name}</span>;
  return (
    <>
      {url ? <ExternalLink href={url}>{shown}</ExternalLink> : shown}
      {year !== undefined && yearSuffix({ name, year })}
      {age && `, ${age}`}
    </>
  );
}

/** A list of sources. */
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
