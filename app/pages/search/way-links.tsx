import { useTexts } from '#app/i18n/translator.ts';
import type { ShownJourney } from './shown-journey.server.ts';

interface WayLinksProps {
  readonly journey: Pick<ShownJourney, 'titleOut' | 'returning'>;
}

/** The two ways of a round trip with their days, which stay in sight above both lists. */
export function WayLinks({ journey: { titleOut, returning } }: WayLinksProps) {
  const { t } = useTexts('booking');
  return (
    <nav className="way-links" aria-label={t('roundTrip')}>
      <a href="#trains">{titleOut}</a>
      <a href="#return-trains">{returning?.title}</a>
    </nav>
  );
}
