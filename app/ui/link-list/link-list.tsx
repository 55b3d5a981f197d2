import type { ComponentProps } from 'react';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';

/** Links in a list. */
export function LinkList({
  links,
  ...list
}: ComponentProps<'ul'> & { links: readonly NamedAddress[] }) {
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
