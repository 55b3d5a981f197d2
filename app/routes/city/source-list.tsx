import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import type { CityGuide } from './city-guide.server.ts';

interface SourceListProps {
  readonly title: string;
  readonly sources: CityGuide['sources'];
}

/** Where a page's facts come from, at its end. */
export function SourceList({ title, sources }: SourceListProps) {
  return (
    <section className="wide source-list" aria-labelledby="sources">
      <h2 id="sources">{title}</h2>
      <ul>
        {sources.map(({ name, nameLanguage, url, year }) => (
          <li key={url + name}>
            <ExternalLink href={url}>
              <span lang={nameLanguage}>{name}</span>
            </ExternalLink>{' '}
            ({year})
          </li>
        ))}
      </ul>
    </section>
  );
}
