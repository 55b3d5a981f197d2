import type { ReactNode } from 'react';

interface NewTabLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** The words of the accessible name about the new tab. */
  readonly newTab: string;
  readonly children: ReactNode;
}

/** A link to another site in a new tab, which its accessible name says. */
export function NewTabLink({ href, className, newTab, children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden new-tab">{` ${newTab}`}</span>
    </a>
  );
}
