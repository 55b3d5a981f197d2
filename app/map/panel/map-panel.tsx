import { memo } from 'react';
import { useMapShared, useView } from '../map-context.ts';
import type { MapChoice } from '../map-view.ts';
import { ReachPanel } from './reach-panel.tsx';
import { RouteDetails } from './route-details.tsx';
import { RouteList } from './route-list.tsx';
import { StationDetails } from './station-details.tsx';

/** What the map says in words of what is chosen; the focus goes there after a choice in it. */
export const MapPanel = memo(function MapPanel() {
  const { panel } = useMapShared();
  const { choice } = useView();
  return (
    <div id="map-panel" className="map-panel" ref={panel} tabIndex={-1}>
      <Words choice={choice} />
    </div>
  );
});

function Words({ choice }: { readonly choice: MapChoice }) {
  switch (choice.kind) {
    case 'reach':
      return <ReachPanel origin={choice.station} />;
    case 'station':
      return <StationDetails station={choice.station} />;
    case 'route':
      return (
        <>
          <RouteDetails departure={choice.departure} arrival={choice.arrival} />
          <RouteList />
        </>
      );
    case 'overview':
      return <RouteList />;
  }
}
