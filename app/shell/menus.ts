import { closest } from './closest.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The index of the link that an arrow key moves to, from the last to the first and back.
 *
 * @param current the index of the focused link, -1 for none
 */
export function nextLink(current: number, step: 1 | -1, count: number): number {
  const from = current < 0 && step < 0 ? 0 : current;
  return (from + step + count) % count;
}

function openMenu(): HTMLElement | null {
  // Browsers without popovers throw at the selector.
  return 'popover' in document.body
    ? document.querySelector<HTMLElement>('.menu:popover-open')
    : null;
}

/** Closes an open menu when one of its links is clicked or the focus leaves it. */
export function closeMenus(): void {
  window.addEventListener('click', ({ target }) => {
    const link = closest(target, 'a[href]');
    const menu = link && openMenu();
    if (menu?.contains(link)) menu.hidePopover();
  });
  window.addEventListener('focusin', ({ target }) => {
    const menu = openMenu();
    if (menu && !closest(target, `#${menu.id}, [popovertarget=${menu.id}]`)) menu.hidePopover();
  });
}

/**
 * Moves the focus in an open menu by the arrow keys. Otherwise they scroll the page, and Firefox
 * 153 moves the menu with it.
 */
export function moveInMenus(): void {
  window.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const menu = step && openMenu();
    if (!menu) return;
    event.preventDefault();
    const links = [...menu.querySelectorAll('a')];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[nextLink(current, step, links.length)]?.focus();
  });
}
