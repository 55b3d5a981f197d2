import { SourceLink } from './source-link.tsx';

type Source = Parameters<typeof SourceLink>[0]['source'];

/** Sources with the years they hold for. */
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
