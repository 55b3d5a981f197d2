import type { ComponentProps, ReactNode } from 'react';
import { unbrokenSaints } from '#app/domain/stations/unbroken-initials.ts';
import { DescriptionList } from '../description-list/description-list.tsx';

interface RouteHeadProps {
  readonly title: string;
  /** Of which day and timetable the figures are; undefined without any. */
  readonly basis: string | undefined;
  readonly rows: ComponentProps<typeof DescriptionList>['rows'];
  readonly picture: ReactNode;
  /** The filled-in booking form. */
  readonly children: ReactNode;
}

/** A title of more letters is set smaller, so that the form stays on the first screen. */
const LONG_TITLE = 32;

/**
 * The head of a journey's page: the title on paper, which is cut along the slant of the picture
 * beside it, the figures with their day and timetable, and below both the booking form. Its answer
 * has the figures of the chosen day, so that both name their own.
 */
export function RouteHead({ title, basis, rows, picture, children }: RouteHeadProps) {
  return (
    <section className="route-hero">
      <div className="route-hero-top">
        {picture}
        <div className="wide">
          <div className="route-hero-text">
            <h1 data-long={title.length > LONG_TITLE || undefined}>{unbrokenSaints(title)}</h1>
            <DescriptionList className="figures" rows={rows} />
            {basis && <p className="note">{basis}</p>}
          </div>
        </div>
      </div>
      <div className="wide route-hero-form">{children}</div>
    </section>
  );
}
