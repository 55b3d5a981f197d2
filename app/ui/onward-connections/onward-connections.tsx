import type { OnwardConnection } from '#app/journeys/onward-connections.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

/** The onward connections of a trip, each with its company. */
export function OnwardConnections({
  connections,
}: {
  readonly connections: readonly OnwardConnection[];
}) {
  if (connections.length === 0) return null;
  return (
    <div className="wide onward-connections">
      {connections.map(({ title, legs, note, due }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {legs.map(({ text, provider, url, year }) => (
              <li key={text}>
                {text} (<ExternalLink href={url}>{provider}</ExternalLink>, {year})
              </li>
            ))}
          </ul>
          {note && <p>{note}</p>}
          {due && <p className="note">{due}</p>}
        </section>
      ))}
    </div>
  );
}
