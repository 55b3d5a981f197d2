import type { ReactNode } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { isPlainClick } from '../choice-link.tsx';
import { useMapShared } from '../map-context.ts';

interface BookLinkProps {
  readonly from: MapStation;
  readonly to: MapStation;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Takes a journey to the booking form above: by its address, or where code runs by filling in the form. */
export function BookLink({ from, to, className, children }: BookLinkProps) {
  const { language, onBook } = useMapShared();
  const fields = { from: from.name[language], to: to.name[language] };
  return (
    <a
      className={className}
      href={localAddress(PATHS.home, language, fields, SECTIONS.booking)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onBook({
          from: { id: from.stationId, label: fields.from },
          to: { id: to.stationId, label: fields.to },
        });
      }}
    >
      {children}
    </a>
  );
}
