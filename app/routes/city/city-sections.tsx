import { useTranslation } from 'react-i18next';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { CityGuide } from './city-guide.server.ts';

/** The highlights of the specification's copy, which a trip's page names as well. */
const HIGHLIGHTS = 3;

/** What to see in a city: three sights with a large picture, and the others for whoever stays longer. */
export function Attractions({ city, attractions }: { city: string } & Pick<CityGuide, 'attractions'>) {
  const { t } = useTranslation('city');
  return (
    <section className="wide section" aria-labelledby="attractions">
      <h2 id="attractions">{t('attractions', { city })}</h2>
      <Sights className="attractions attractions-first" sights={attractions.slice(0, HIGHLIGHTS)} />
      <h3 className="section-subtitle">{t('moreAttractions')}</h3>
      <Sights className="attractions" sights={attractions.slice(HIGHLIGHTS)} />
    </section>
  );
}

function Sights({ className, sights }: { className: string; sights: CityGuide['attractions'] }) {
  return (
    <ul className={className}>
      {sights.map(({ name, line, picture }) => (
        <li key={name}>
          <Picture address={picture} shape="scene" />
          <div>
            <strong>{name}</strong>
            <p>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The board of the direct trains to a city: where from, how fast and, on a weekday, how often. */
export function Connections({ connections }: Pick<CityGuide, 'connections'>) {
  const { t } = useTranslation('city');
  return (
    <div className="connections">
      <table>
        <caption>{t('arrival.connections')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('arrival.city')}</th>
            <th scope="col">{t('arrival.fastest')}</th>
            <th scope="col">{t('arrival.trains')}</th>
          </tr>
        </thead>
        <tbody>
          {connections.map(({ stationId, name, address, fastest, changes, trains }) => (
            <tr key={stationId}>
              <th scope="row">
                <a href={address}>{name}</a>
              </th>
              <td>
                {fastest} {changes > 0 && <small>{t('arrival.changes', { count: changes })}</small>}
              </td>
              <td>{trains}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
