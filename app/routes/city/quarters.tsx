/** A quarter to stay in, and whom it suits. */
interface Quarter {
  readonly name: string;
  readonly suits: string;
}

/** The quarters of a city that are worth a stay. */
export function Quarters({ quarters }: { quarters: readonly Quarter[] }) {
  return (
    <dl className="quarters">
      {quarters.map(({ name, suits }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{suits}</dd>
        </div>
      ))}
    </dl>
  );
}
