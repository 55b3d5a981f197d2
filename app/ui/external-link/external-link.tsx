import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that leaves the site: in a new tab, which its accessible name says, and without handing over this page. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { t } = useTranslation('shell');
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}
