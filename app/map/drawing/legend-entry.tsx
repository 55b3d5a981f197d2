import type { ReactNode } from 'react';

/** A sample of a line. */
export function LegendLine({ className }: { readonly className: string }) {
  return <path d="M-18 0h36" className={className} />;
}

/** A symbol with its meaning. */
export function LegendEntry({
  text,
  symbol,
}: {
  readonly text: string;
  readonly symbol: ReactNode;
}) {
  return (
    <li>
      <svg className="map-sample" viewBox="-20 -10 40 20" width="40" height="20" aria-hidden="true">
        {symbol}
      </svg>
      {text}
    </li>
  );
}
