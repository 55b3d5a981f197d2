import './route-head.css';
import type { ComponentProps, ReactNode } from 'react';
import { Figures } from '../figures/figures.tsx';

interface RouteHeadProps {
  readonly title: string;
  readonly rows: ComponentProps<typeof Figures>['rows'];
  readonly picture: ReactNode;
  /** The booking form, filled in. */
  readonly children: ReactNode;
}

/** The head of a journey's page: its title, its figures and its picture, and the form below them. */
export function RouteHead({ title, rows, picture, children }: RouteHeadProps) {
  return (
    <section className="route-hero">
      <div className="wide route-hero-content">
        <div className="route-hero-top">
          <div className="route-hero-text">
            <h1>{title}</h1>
            <Figures rows={rows} />
          </div>
          {picture}
        </div>
        {children}
      </div>
    </section>
  );
}
