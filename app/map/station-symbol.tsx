/** A station's symbol: a ring for a major station, a dot for a regional one. */
export function StationSymbol({ kind, isChief = true }: { kind: 'major' | 'regional'; isChief?: boolean }) {
  if (kind === 'regional') return <circle className="map-dot" r="3" />;
  return <circle className="map-ring" r={isChief ? 5.5 : 4.5} />;
}
