import type { ReactNode } from 'react';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';

interface BookLinkProps {
  /** The keys of its stations. */
  readonly from: string;
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Takes a journey to the booking form above, with what the visitor has chosen there already. */
export function BookLink({ from, to, className, children }: BookLinkProps) {
  const { language } = useTexts('map');
  const fields = {
    from: STATION_BY_KEY.get(from)?.stationId,
    to: STATION_BY_KEY.get(to)?.stationId,
  };
  const address = localAddress(PATHS.home, language, fields, SECTIONS.booking);
  return (
    <a
      className={className}
      href={address}
      onClick={({ currentTarget }) => {
        const target = new URL(address, window.location.href);
        const now = new URLSearchParams(window.location.search);
        for (const name of SEARCH_FIELDS) {
          const value = now.get(name);
          if (value !== null && !target.searchParams.has(name))
            target.searchParams.set(name, value);
        }
        // The stations are there: the day comes next.
        target.hash = 'booking-date-button';
        currentTarget.href = target.href;
      }}
    >
      {children}
    </a>
  );
}
