import type { FigureSource } from '#app/data/schema.ts';
import { SourceLink } from '#app/ui/sources/source-link.tsx';

/** Sources with the years they hold for. */
export function NamedSources({ sources }: { sources: readonly FigureSource[] }) {
  return (
    <ul>
      {sources.map((source) => (
        <li key={source.name}>
          <SourceLink source={source} />
        </li>
      ))}
    </ul>
  );
}
