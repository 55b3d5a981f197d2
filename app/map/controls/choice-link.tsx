import type { ReactNode } from 'react';
import { useMapLink } from '../map-context.ts';
import type { MapChoice } from '../model/map-view.ts';

interface ChoiceLinkProps {
  readonly choice: MapChoice;
  readonly className?: string;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

/** A link of the panel to a choice. */
export function ChoiceLink({ choice, className, current, children }: ChoiceLinkProps) {
  return (
    <a
      {...useMapLink()({ choice, chosenIn: 'panel' })}
      className={className}
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
