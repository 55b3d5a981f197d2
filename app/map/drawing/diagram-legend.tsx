import { SERVICES } from '#app/data/network/diagram-lines.ts';
import { stationName } from '#app/data/network/railways.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import { useMap, useMapLink } from '../map-context.ts';
import { isOfChoice } from '../model/schematic-choice.ts';
import { LegendEntry, LegendLine } from './legend-entry.tsx';
import { AxisLetter } from './symbols.tsx';

/** The lines of the diagram with their through trains. */
export default function DiagramLegend() {
  const { choice, language, t } = useMap();
  const link = useMapLink();
  // A choice needs its own lines only.
  const axes = SCHEMATIC_AXES.toReversed().filter((axis) => isOfChoice(axis, choice));
  const entries = axes.map(({ id, letter, lines }) => {
    const services = lines.map((line, at) => {
      const [from, to] = [line[0], line.at(-1)].map((end) => stationName(String(end), language));
      return t('legend.trains', { from, to, count: SERVICES[id]?.[at] ?? 0 });
    });
    return (
      <LegendEntry
        key={id}
        text={services.join(', ')}
        symbol={
          <>
            <LegendLine className={`map-axis axis-${id}`} />
            <AxisLetter id={id} letter={letter} />
          </>
        }
      />
    );
  });
  return (
    <>
      {axes.length > 0 && <li>{t('legend.trainsNote')}</li>}
      {entries}
      <li>
        <a {...link({ drawing: 'list' }, { choice })}>{t('legend.others')}</a>
      </li>
    </>
  );
}
