import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '#app/domain/language.ts';
import { KeptFields } from '../kept-fields.tsx';
import { mapAddress, useMap } from '../map-context.ts';
import { mapViewFields, TABLE_SECTION } from '../model/map-view.ts';

interface TableFormProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A form of the table: its controls work without code too, and keep the map's state. */
export function TableForm({ className, children }: TableFormProps) {
  const { choice, withinMinutes, drawing, day, minute, isStage } = useMap();
  const fields = Object.entries(mapViewFields({ choice, withinMinutes, drawing, day, minute }));
  const action = mapAddress(isStage, DEFAULT_LANGUAGE, {}, TABLE_SECTION);
  return (
    <form action={action} method="get" className={className}>
      <KeptFields />
      {fields.map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
