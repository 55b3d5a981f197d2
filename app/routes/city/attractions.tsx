import { Picture } from '#app/ui/picture/picture.tsx';

interface AttractionsProps {
  readonly title: string;
  readonly attractions: readonly {
    readonly name: string;
    readonly line: string;
    readonly picture: string | undefined;
  }[];
}

/** What to see in a city, each sight with a picture of its kind and one line on why to go. */
export function Attractions({ title, attractions }: AttractionsProps) {
  return (
    <section className="wide section" aria-labelledby="attractions">
      <h2 id="attractions">{title}</h2>
      <ol className="attractions">
        {attractions.map(({ name, line, picture }) => (
          <li key={name}>
            <Picture address={picture} shape="scene" />
            <div>
              <h3>{name}</h3>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
