import type { ComponentProps } from 'react';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';

interface LinkListProps extends ComponentProps<'ul'> {
  readonly links: readonly NamedAddress[];
}

/** A list of links. */
export function LinkList({ links, ...list }: LinkListProps) {
  return (
    <ul {...list}>
      {links.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
