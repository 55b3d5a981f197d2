import type { ReactNode } from 'react';

interface NewTabLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** What the link's accessible name says of the new tab. */
  readonly newTab: string;
  readonly children: ReactNode;
}

/**
 * A link that leaves the site: in a new tab, which its accessible name says, and without handing
 * over this page.
 */
export function NewTabLink({ href, className, newTab, children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}
