import type { OnwardWay } from '#app/journeys/onward-ways.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

/** The ways between places without a railway and their stations, with who runs them. */
export function OnwardWays({ ways }: { readonly ways: readonly OnwardWay[] }) {
  if (ways.length === 0) return null;
  return (
    <div className="wide onward-ways">
      {ways.map(({ title, legs, note, due }) => (
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
