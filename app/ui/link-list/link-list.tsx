import type { ComponentProps } from 'react';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';

interface LinkInList extends NamedAddress {
  /** A longer name for screen readers, where another link of the page has the same name. */
  readonly label?: string;
}

interface LinkListProps extends ComponentProps<'ul'> {
  readonly links: readonly LinkInList[];
}

/** A list of links. */
export function LinkList({ links, ...list }: LinkListProps) {
  return (
    <ul {...list}>
      {links.map(({ name, address, label }) => (
        <li key={address}>
          <a href={address} aria-label={label}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
