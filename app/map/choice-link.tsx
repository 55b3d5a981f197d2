import type { MouseEvent, ReactNode } from 'react';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { type ChoicePlace, useMapShared } from './map-context.ts';
import { type MapChoice, mapViewFields } from './map-view.ts';

/** Whether a click is the plain one that the page may answer itself. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The attributes of a link that makes a choice: an address for those without code, in place for the others. */
export function useChoiceLink() {
  const { choose, language } = useMapShared();
  return (choice: MapChoice, place: ChoicePlace) => ({
    href: localAddress(PATHS.home, language, mapViewFields({ choice, sorting: undefined }), SECTIONS.map),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      choose(choice, place);
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
  const { href, onClick } = useChoiceLink()(choice, 'panel');
  return (
    <a href={href} onClick={onClick} className={className} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  );
}
