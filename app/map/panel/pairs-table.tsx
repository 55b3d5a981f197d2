import { lazy } from 'react';
import { useMap, useMapLink } from '../map-context.ts';
import { cityOfChoice } from '../model/guide-cities.ts';
import { TABLE_SECTION } from '../model/map-view.ts';

// Loaded with the first open table; React waits for it.
const OpenTable = lazy(() => import('./open-table.tsx'));

/** The journeys between all guide cities as a table, which the visitor or the address opens. */
export function PairsTable() {
  const map = useMap();
  const { choice, sorting, matrixCity, t } = map;
  const isOpen = sorting !== undefined || matrixCity !== undefined;
  const change = { matrixCity: isOpen ? undefined : cityOfChoice(choice), sorting: undefined };
  const link = useMapLink()(change, map, TABLE_SECTION);
  return (
    <div id={TABLE_SECTION} className="map-table">
      <a
        className="button button-quiet map-table-opener"
        href={link.href}
        onClick={link.onClick}
        aria-expanded={isOpen}
        // An address with the table leads to it, below the map, without its section and code too.
        // biome-ignore lint/a11y/noAutofocus: it is what the visitor opened, as by a section.
        autoFocus={isOpen}
      >
        {t('table.show')}
      </a>
      {isOpen && <OpenTable />}
    </div>
  );
}
