import type { ComponentProps } from 'react';

interface LinkListProps extends Pick<ComponentProps<'ul'>, 'className' | 'aria-labelledby'> {
  readonly links: readonly { readonly name: string; readonly address: string }[];
}

/** Links in a list. */
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
