import { useTranslation } from 'react-i18next';
import type { ComparisonData } from './comparison-data.server.ts';

interface ComparisonTableProps {
  readonly names: { readonly from: string; readonly to: string };
  readonly comparison: ComparisonData;
}

/** The train beside the plane and the car; on narrow screens the table scrolls inside its own region. */
export function ComparisonTable({ names, comparison }: ComparisonTableProps) {
  const { t } = useTranslation('route');
  const columns = ['moving', 'margin', 'total', 'co2'] as const;
  return (
    <section className="wide section" aria-labelledby="comparison">
      <h2 id="comparison">{t('comparison.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className="table-region" aria-labelledby="comparison-caption" tabIndex={0}>
        <table>
          <caption id="comparison-caption">{t('comparison.caption', names)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('comparison.mode')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`comparison.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map((row) => (
              <tr key={row.mode}>
                <th scope="row">{t(`comparison.modes.${row.mode}`)}</th>
                <td>{row.moving}</td>
                <td>{row.margin}</td>
                <td>
                  {row.total} {row.isFastest && <span className="badge">{t('comparison.fastest')}</span>}
                </td>
                <td>
                  {row.co2} {row.isLeastCo2 && <span className="badge">{t('comparison.least')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="comparison-notes text-soft">
        <p>{t('comparison.margins', comparison.margins)}</p>
        <p>
          {comparison.hasFlight ? t('comparison.planeMargin', comparison.margins) : t('comparison.noFlight')}
        </p>
        <p>
          {t('comparison.factors', { ...comparison.gramsPerPassengerKm, year: comparison.emissionsYear })}
        </p>
      </div>
    </section>
  );
}
