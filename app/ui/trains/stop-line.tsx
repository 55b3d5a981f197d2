import './axes.css';
import './stop-line.css';
import type { StopLineData } from './stop-line.server.ts';

/** Where the fastest journey stops, as a strip of the map's diagram with times and the minutes since it began. */
export function StopLine({ line: { title, trains, after } }: { readonly line: StopLineData }) {
  return (
    <div className="stop-line">
      <h3>{title}</h3>
      {trains.map(({ before, train, stops }) => (
        <div key={train}>
          {before && <p className="stop-line-way">{before}</p>}
          <p className="stop-line-train">{train}</p>
          <ol>
            {stops.map(({ name, guide, time, minutes, isMajor, axis, isFast }) => (
              <li key={name} className={axis && `axis-${axis}`} data-major={isMajor} data-fast={isFast}>
                <span className="stop-line-time">{time}</span>
                {guide ? <a href={guide}>{name}</a> : <span>{name}</span>}
                <span className="stop-line-minutes">{minutes}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {after && <p className="stop-line-way">{after}</p>}
    </div>
  );
}
