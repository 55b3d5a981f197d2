import { useTranslation } from 'react-i18next';
import type { CityGuide } from './city-guide.server.ts';

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
