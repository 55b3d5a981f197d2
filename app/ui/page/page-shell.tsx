import './page.css';
import './button.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';

/** Everything around a page's own content: skip link, header and footer. */
export function PageShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
