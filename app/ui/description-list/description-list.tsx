import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** `figures` shows the few most important values, large and below their names. */
  readonly className?: string;
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values. */
export function DescriptionList({ className, rows }: DescriptionListProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
