import type { ReactNode } from 'react';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';
import { HOME_PATH, localAddress, SECTIONS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';

interface BookLinkProps {
  /** The keys of the stations. */
  readonly from: string;
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link that fills the stations into the booking form and keeps its other fields. */
export function BookLink({ from, to, className, children }: BookLinkProps) {
  const { language } = useTexts('map');
  const fields = {
    from: STATION_BY_KEY.get(from)?.stationId,
    to: STATION_BY_KEY.get(to)?.stationId,
  };
  const address = localAddress(HOME_PATH, language, fields, SECTIONS.booking);
  return (
    <a
      className={className}
      href={address}
      onClick={({ currentTarget }) => {
        const target = new URL(address, window.location.href);
        const current = new URLSearchParams(window.location.search);
        for (const name of SEARCH_FIELDS) {
          const value = current.get(name);
          if (value !== null && !target.searchParams.has(name))
            target.searchParams.set(name, value);
        }
        // The date is the next field to fill in.
        target.hash = 'booking-date-button';
        currentTarget.href = target.href;
      }}
    >
      {children}
    </a>
  );
}
