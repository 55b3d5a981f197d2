import { ExternalLink } from '../external-link/external-link.tsx';
import { namesYear } from './names-year.ts';

interface SourceLinkProps {
  readonly source: {
    readonly name: string;
    readonly url: string;
    readonly year: number;
    /** The name's language, where it is not the page's. */
    readonly nameLanguage?: string | undefined;
  };
}

/** A source and, unless its name says it, the year that it holds for; the year never stands alone on a line. */
export function SourceLink({ source }: SourceLinkProps) {
  const { name, url, year, nameLanguage } = source;
  return (
    <>
      <ExternalLink href={url}>
        <span lang={nameLanguage}>{name}</span>
      </ExternalLink>
      {!namesYear(source) && `\u00a0(${year})`}
    </>
  );
}
