import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** `figures` shows the few most important values, large and below their names. */
  readonly className?: string;
  readonly rows: readonly (readonly [name: string, value: ReactNode, lead?: string | undefined])[];
}

/** Names and values. */
export function DescriptionList({ className, rows }: DescriptionListProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value, lead]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{lead && typeof value === 'string' ? <Led value={value} lead={lead} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LedProps {
  readonly value: string;
  readonly lead: string;
}

/** «49, not counting Italo»: the figure, and its remark small on a line of its own. */
function Led({ value, lead }: LedProps) {
  const [between] = value.slice(lead.length).match(/^,?\s/) ?? [];
  if (!between || !value.startsWith(lead)) return value;
  return (
    <>
      {lead}
      {/* The line's end takes the place of the comma or the space for the eye. */}
      <span className="visually-hidden">{between}</span>
      <small>{value.slice(lead.length + between.length)}</small>
    </>
  );
}
