import './comparison-table.css';
import { useTranslation } from 'react-i18next';
import type { ComparisonData } from './comparison-data.server.ts';

interface ComparisonTableProps {
  readonly names: { readonly from: string; readonly to: string };
  readonly comparison: ComparisonData;
}

type Row = ComparisonData['rows'][number];

/** What a figure is the best at among the ways to travel. */
function bestWord(row: Row, figure: string): 'fastest' | 'least' | undefined {
  if (figure === 'total' && row.isFastest) return 'fastest';
  return figure === 'co2' && row.isLeastCo2 ? 'least' : undefined;
}

/** The train beside the plane, where one flies, and the car; with very large letters the table scrolls inside its own region. */
export function ComparisonTable({ names, comparison }: ComparisonTableProps) {
  const { t } = useTranslation('route');
  const figures = ['moving', 'margin', 'total', 'co2'] as const;
  return (
    <section className="wide section" aria-labelledby="comparison">
      <h2 id="comparison">{t(comparison.hasFlight ? 'comparison.titlePlane' : 'comparison.title')}</h2>
      <div className="table-region">
        <table>
          <caption>
            {/* The link is also where the keyboard reaches a table that scrolls. */}
            {t('comparison.caption', names)} · <a href="#sources">{t('sources.title')}</a>
          </caption>
          <thead>
            <tr>
              <td />
              {comparison.rows.map(({ mode }) => (
                <th key={mode} scope="col">
                  {t(`comparison.modes.${mode}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure}>
                <th scope="row">{t(`comparison.${figure}`)}</th>
                {comparison.rows.map((row) => {
                  const word = bestWord(row, figure);
                  return (
                    <td key={row.mode} className={word && 'comparison-best'}>
                      {row[figure]}{' '}
                      {word && <span className="comparison-word">{t(`comparison.${word}`)}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="comparison-notes text-soft">
        <p>{t('comparison.margins', comparison.margins)}</p>
        {comparison.hasFlight && <p>{t('comparison.planeMargin', comparison.margins)}</p>}
        <p>
          {t(comparison.hasFlight ? 'comparison.factorsPlane' : 'comparison.factors', {
            ...comparison.gramsPerPassengerKm,
            year: comparison.emissionsYear,
          })}
        </p>
      </div>
    </section>
  );
}
