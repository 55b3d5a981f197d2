/** A card that leads to a city's guide or to its hotels. */
export interface CityCard {
  readonly address: string;
  readonly name: string;
  readonly text?: string;
}

/** Cards of cities, each a link as a whole. */
export function CityCards({ cities }: { cities: readonly CityCard[] }) {
  return (
    <ul className="card-grid">
      {cities.map(({ address, name, text }) => (
        <li key={address} className="card city-card">
          <h3>
            <a className="card-link" href={address}>
              {name}
            </a>
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
