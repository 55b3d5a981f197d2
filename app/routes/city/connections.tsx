import { useTranslation } from 'react-i18next';

interface ConnectionsProps {
  readonly connections: readonly {
    readonly stationId: string;
    readonly name: string;
    readonly address: string | undefined;
    readonly fastest: string;
    readonly changes: number;
    /** Direct ones on a weekday. */
    readonly trains: string;
  }[];
  /** Which timetable the figures are from. */
  readonly note: string;
}

/** Where direct trains to a city come from, how fast and how often. */
export function Connections({ connections, note }: ConnectionsProps) {
  const { t } = useTranslation('city');
  const hasChanges = connections.some(({ changes }) => changes > 0);
  return (
    <div className="connections">
      <table>
        <caption>{t('arrival.connections')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('arrival.city')}</th>
            <th scope="col">{t('arrival.fastest')}</th>
            {hasChanges && <th scope="col">{t('arrival.changesTitle')}</th>}
            <th scope="col">{t('arrival.trains')}</th>
          </tr>
        </thead>
        <tbody>
          {connections.map(({ stationId, name, address, fastest, changes, trains }) => (
            <tr key={stationId}>
              <th scope="row">{address ? <a href={address}>{name}</a> : name}</th>
              <td>{fastest}</td>
              {hasChanges && (
                <td className="connections-changes">{changes === 0 ? t('arrival.direct') : changes}</td>
              )}
              <td>{trains}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {note} {t('arrival.note')}
      </p>
    </div>
  );
}
