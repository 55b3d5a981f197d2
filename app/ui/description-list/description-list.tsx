import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** `figures` for the few that matter most on a page, each large and under its name. */
  readonly className?: string;
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names, each with its value. */
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
