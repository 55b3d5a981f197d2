import { useTranslation } from 'react-i18next';

interface ConnectionsProps {
  readonly connections: readonly {
    readonly slug: string;
    readonly name: string;
    readonly address: string | undefined;
    readonly fastest: string;
    readonly changes: number;
  }[];
}

/** The main connections of a city with their fastest times. */
export function Connections({ connections }: ConnectionsProps) {
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
          </tr>
        </thead>
        <tbody>
          {connections.map(({ slug, name, address, fastest, changes }) => (
            <tr key={slug}>
              <th scope="row">{address ? <a href={address}>{name}</a> : name}</th>
              <td>{fastest}</td>
              {hasChanges && (
                <td className="connections-changes">
                  {changes === 0 ? t('arrival.direct') : t('arrival.changes', { count: changes })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('arrival.note')}</p>
    </div>
  );
}
