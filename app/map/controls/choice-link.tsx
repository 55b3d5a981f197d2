import { type MouseEvent, type ReactNode, useContext } from 'react';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { useLanguage } from '#app/i18n/translator.ts';
import { DiagramView, useMapActions } from '../model/map-actions.ts';
import type { ChoicePlace } from '../model/map-state.ts';
import { type MapChoice, mapViewFields } from '../model/map-view.ts';

/** Whether a click is the plain one that the page may answer itself. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The attributes of a link that makes a choice: an address for those without JavaScript, in place for the others. */
export function useChoiceLink() {
  const act = useMapActions();
  const language = useLanguage();
  const isDiagram = useContext(DiagramView);
  return (choice: MapChoice, place: ChoicePlace) => ({
    href: localAddress(PATHS.home, language, mapViewFields({ choice, isDiagram }), SECTIONS.map),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      act({ type: 'choose', choice, place });
    },
  });
}

interface ChoiceLinkProps {
  readonly choice: MapChoice;
  readonly className?: string;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

/** A link of the panel that makes a choice. */
export function ChoiceLink({ choice, className, current, children }: ChoiceLinkProps) {
  return (
    <a
      {...useChoiceLink()(choice, 'panel')}
      className={className}
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
