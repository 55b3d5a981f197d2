import { lazy, type ReactNode, ViewTransition } from 'react';
import { MapCanvas } from './controls/map-canvas.tsx';
import type { Drawing, MapView } from './model/map-view.ts';

// Loaded with the first list; React waits for it.
const NetworkList = lazy(() => import('./list/network-list.tsx'));

// Loaded with the first diagram; React waits for it.
const Diagram = lazy(() => import('./drawing/diagram.tsx'));

// Loaded with the first trains; React waits for it.
const NowMap = lazy(() => import('./now/now-map.tsx'));

const NETWORKS: Readonly<Record<Drawing, ReactNode>> = {
  list: <NetworkList />,
  map: <MapCanvas />,
  diagram: <Diagram />,
  now: <NowMap />,
};

/** The list, the map or the diagram, with a view transition between them. */
export function Network({ drawing }: Pick<MapView, 'drawing'>) {
  const network = NETWORKS[drawing];
  // On the server, React's ViewTransition writes attributes that are invalid in HTML (`vt-name`).
  if (import.meta.env.SSR) return network;
  return (
    <ViewTransition key={drawing} name="map-drawing" share="auto" default="none">
      {network}
    </ViewTransition>
  );
}
