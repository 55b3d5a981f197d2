import { SourceLink } from '#app/ui/sources/source-link.tsx';
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
        {sources.map((source) => (
          <li key={source.url + source.name}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}
