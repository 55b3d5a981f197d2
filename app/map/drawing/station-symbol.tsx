interface StationSymbolProps {
  readonly kind: 'major' | 'regional';
  readonly isChief?: boolean;
  /** Where the way to a station beyond the frame leads on, in degrees clockwise from straight up. */
  readonly beyond?: number | undefined;
}

/** A station's symbol: a ring for a major station, a dot for a regional one, an arrow for one beyond the frame. */
export function StationSymbol({ kind, isChief = true, beyond }: StationSymbolProps) {
  if (beyond !== undefined) {
    return <path className="map-arrow" d="M0-8L6 5L0 2L-6 5z" transform={`rotate(${beyond})`} />;
  }
  if (kind === 'regional') return <circle className="map-dot" r="3" />;
  return <circle className="map-ring" r={isChief ? 5.5 : 4.5} />;
}
