import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { numberFormat } from '#app/i18n/intl.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { useMap, useMapLink } from '../map-context.ts';

const HOURS = [...Array(24).keys()];

interface DayTablesProps {
  readonly nowDay: NowDay;
}

/** The day in words and tables: the drawing’s text alternative. */
export function DayTables({ nowDay }: DayTablesProps) {
  const { t, language } = useMap();
  const { busiest, missing, moving, basis, trains } = nowDay;
  const format = numberFormat(language, { useGrouping: 'always' });
  return (
    <>
      <p className="map-note">
        {basis} {t('now.total', { count: trains, number: format.format(trains) })}{' '}
        {t('now.notLive')}
      </p>
      <table className="now-table">
        <caption>{t('now.busiest')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('now.station')}</th>
            <th scope="col">{t('now.calls')}</th>
          </tr>
        </thead>
        <tbody>
          {busiest.map(({ name, station, trains: count }) => (
            <tr key={name}>
              <th scope="row">{station ? <StationLink name={name} station={station} /> : name}</th>
              <td>{format.format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="map-more">
        <summary>{t('now.hours')}</summary>
        <table className="now-table">
          <thead>
            <tr>
              <th scope="col">{t('now.hour')}</th>
              <th scope="col">{t('now.count')}</th>
            </tr>
          </thead>
          <tbody>
            {HOURS.map((hour) => (
              <tr key={hour}>
                <th scope="row">{clockTime(60 * hour)}</th>
                <td>{format.format(moving[60 * hour] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <details className="map-more">
        <summary>{t('now.missing')}</summary>
        <p className="map-note">{t('now.missingNote')}</p>
        <ul className="map-sources">
          {missing.map((company) => (
            <li key={company}>{company}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function StationLink({ name, station }: { readonly name: string; readonly station: string }) {
  const { day, minute } = useMap();
  const link = useMapLink();
  return (
    <a {...link({ choice: { kind: 'station', station }, chosenIn: 'panel' }, { day, minute })}>
      {name}
    </a>
  );
}
