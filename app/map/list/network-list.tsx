import { stationName } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { NetworkLine, NetworkLines } from '#app/journeys/network-lines.ts';
import { useMap } from '../map-context.ts';
import { mapLinesPath } from '../model/map-file.ts';
import { useMapFile } from '../model/use-map-file.ts';
import { ReachLink } from '../panel/time-row.tsx';
import { LineStopRow } from './line-stop-row.tsx';
// By its address, so that it is loaded with the list only; React waits for it.
import sheet from './list.css?url';

const TITLE = 'map-list-title';

/** The network in words: every line with its stations, their times and links. */
export default function NetworkList() {
  const { lines: sent, language, t } = useMap();
  const known = useMapFile<NetworkLines>(mapLinesPath(language), sent);
  const lines = known?.lines ?? [];
  return (
    <section className="map-list" aria-labelledby={TITLE}>
      <link rel="stylesheet" href={sheet} precedence="map" />
      <h3 id={TITLE}>{t('list.title')}</h3>
      {known ? <p className="map-note">{t('list.intro')}</p> : <ReachLink />}
      <Lines lines={lines.filter(({ axis }) => axis)} />
      {known && <h3>{t('list.further')}</h3>}
      <Lines lines={lines.filter(({ axis }) => !axis)} />
    </section>
  );
}

interface LinesProps {
  readonly lines: readonly NetworkLine[];
}

function Lines({ lines }: LinesProps) {
  return (
    <div className="map-lines">
      {lines.map((line) => (
        <Line key={line.stops.map(({ station }) => station).join()} {...line} />
      ))}
    </div>
  );
}

/** A name that is not broken between two lines. */
function whole(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}

function Line({ axis, letter, trains, stops }: NetworkLine) {
  const { t, language } = useTexts('map');
  const nameOf = (station: string | undefined) => stationName(station ?? '', language);
  const first = nameOf(stops[0]?.station);
  const [one, ...others] = trains;
  const counts = trains.map(({ from, to, count }) =>
    t('list.service', { from: nameOf(from), to: nameOf(to), count }),
  );
  return (
    <div className={`map-list-line${axis ? ` axis-${axis}` : ''}`}>
      <h4>
        {letter && (
          <>
            <span className="map-list-letter" aria-hidden="true">
              {letter}
            </span>
            <span className="visually-hidden">{t('list.line', { letter })} </span>
          </>
        )}
        {t('pair', { from: whole(first), to: whole(nameOf(stops.at(-1)?.station)) })}
      </h4>
      {one && (
        <p className="map-note">
          {t('list.trains', { trains: others.length > 0 ? counts.join(', ') : one.count })}
        </p>
      )}
      <ol>
        {stops.map((stop) => (
          <LineStopRow key={stop.station} {...stop} first={first} />
        ))}
      </ol>
    </div>
  );
}
