/**
 * Loads the parts of the map that a browser loads when it first shows them. A server loads them at
 * its start: another build may replace the files of its own while it runs.
 */
export async function loadLateParts(): Promise<void> {
  await Promise.all([
    import('./drawing/diagram.tsx'),
    import('./drawing/diagram-legend.tsx'),
    import('./drawing/reach-land.tsx'),
    import('./drawing/reach-lines.tsx'),
    import('./drawing/small-stations.tsx'),
    import('./drawing/spokes.tsx'),
    import('./list/network-list.tsx'),
    import('./model/write-times.ts'),
    import('./now/now-map.tsx'),
    import('./now/now-panel.tsx'),
    import('./panel/open-table.tsx'),
    import('./panel/reach-panel.tsx'),
    import('./panel/route-details.tsx'),
    import('./panel/station-details.tsx'),
  ]);
}
