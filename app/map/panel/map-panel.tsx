import { memo } from 'react';
import { useView } from '../map-context.ts';
import { ReachPanel } from './reach-panel.tsx';
import { RouteDetails } from './route-details.tsx';
import { RouteList } from './route-list.tsx';
import { StationDetails } from './station-details.tsx';

/** What the map says in words of what is chosen. */
export const MapPanel = memo(function MapPanel() {
  const { choice } = useView();
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
});
