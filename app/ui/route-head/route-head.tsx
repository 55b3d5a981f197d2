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

/** The head of a journey's page: title, figures, picture and booking form. */
export function RouteHead({ title, basis, rows, picture, children }: RouteHeadProps) {
  return (
    <section className="route-hero">
      <div className="wide route-hero-content">
        <div className="route-hero-top">
          <div className="route-hero-text">
            <h1>{title}</h1>
            {basis && <p className="note">{basis}</p>}
            <DescriptionList className="figures" rows={rows} />
          </div>
          {picture}
        </div>
        {children}
      </div>
    </section>
  );
}
