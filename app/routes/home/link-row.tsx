/** Links that stand side by side and wrap. */
export function LinkRow({
  links,
}: {
  links: readonly { readonly name: string; readonly address: string }[];
}) {
  return (
    <ul className="link-row">
      {links.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
