interface AttractionsProps {
  readonly title: string;
  readonly attractions: readonly { readonly name: string; readonly line: string }[];
}

/** What to see in a city, each sight with one line on why to go. */
export function Attractions({ title, attractions }: AttractionsProps) {
  return (
    <section className="wide section" aria-labelledby="attractions">
      <h2 id="attractions">{title}</h2>
      <ol className="attractions">
        {attractions.map(({ name, line }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
