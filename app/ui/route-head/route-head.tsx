import type { ComponentProps, ReactNode } from 'react';
import { DescriptionList } from '../description-list/description-list.tsx';

interface RouteHeadProps {
  readonly title: string;
  /** Which timetable the figures are from; undefined without any. */
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
 * beside it, the figures, and below both the booking form with the timetable that they are from.
 */
export function RouteHead({ title, basis, rows, picture, children }: RouteHeadProps) {
  return (
    <section className="route-hero">
      <div className="route-hero-top">
        {picture}
        <div className="wide">
          <div className="route-hero-text">
            <h1 data-long={title.length > LONG_TITLE || undefined}>{title}</h1>
            <DescriptionList className="figures" rows={rows} />
          </div>
        </div>
      </div>
      <div className="wide route-hero-form">
        {children}
        {basis && <p className="note">{basis}</p>}
      </div>
    </section>
  );
}
