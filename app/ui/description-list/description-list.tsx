import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** `figures` shows the few most important values, large and below their names. */
  readonly className?: string;
  /** `lead` is the beginning of a value that is shown larger than the remark after it. */
  readonly rows: readonly (readonly [name: string, value: ReactNode, lead?: string | undefined])[];
}

/** Names and values. */
export function DescriptionList({ className, rows }: DescriptionListProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value, lead]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {lead && typeof value === 'string' ? <WithRemark value={value} lead={lead} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface WithRemarkProps {
  readonly value: string;
  readonly lead: string;
}

/**
 * «49, not counting Italo»: the figure, and its remark small on a line of its own. They are one
 * text, since languages join them differently: «50 direct trains a day».
 */
function WithRemark({ value, lead }: WithRemarkProps) {
  const rest = value.startsWith(lead) ? value.slice(lead.length) : '';
  const [separator] = /^,?\s/.exec(rest) ?? [];
  if (!separator) return value;
  return (
    <>
      {lead}
      {/* Screen readers read the comma or the space; on the screen a new line stands for it. */}
      <span className="visually-hidden">{separator}</span>
      <small>{rest.slice(separator.length)}</small>
    </>
  );
}
