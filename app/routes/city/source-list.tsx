import { ExternalLink } from '#app/ui/external-link/external-link.tsx';

interface SourceListProps {
  readonly title: string;
  readonly sources: readonly { readonly url: string; readonly text: string }[];
}

/** Where a page's facts come from, at its end. */
export function SourceList({ title, sources }: SourceListProps) {
  return (
    <section className="wide source-list" aria-labelledby="sources">
      <h2 id="sources">{title}</h2>
      <ul>
        {sources.map(({ url, text }) => (
          <li key={text}>
            <ExternalLink href={url}>{text}</ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
