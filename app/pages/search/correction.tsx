import { Booking } from '#app/booking/booking.tsx';
import type { bookingData } from '#app/booking/booking-data.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';

interface CorrectionProps {
  readonly booking: ReturnType<typeof bookingData>;
  /** Of the cities that are known. */
  readonly posters: readonly string[];
  /** Shown where no city is known. */
  readonly tickets: string | undefined;
}

/** Asks to correct a search: its form with the errors, below the posters of the known cities. */
export function Correction({ booking, posters, tickets }: CorrectionProps) {
  const { t } = useTexts('search');
  const [poster, otherPoster] = posters;
  return (
    <section className="correction">
      <div className="split">
        {poster && otherPoster ? (
          <RoutePicture posters={[poster, otherPoster]} isFirst />
        ) : (
          <Picture
            address={poster ?? tickets}
            shape={poster ? 'poster' : 'scene'}
            className="split-picture"
            isFirst
          />
        )}
        <div className="split-text">
          <h1>{t('correct')}</h1>
          <p role="alert" className="lead">
            {t('correctHint')}
          </p>
        </div>
      </div>
      <div className="wide message-search">
        <Booking {...booking} />
      </div>
    </section>
  );
}
