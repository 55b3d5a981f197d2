import { closest } from './closest.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The link that an arrow key leads to, going round at both ends; -1 as the current one means that
 * none has the focus.
 */
export function nextLink(current: number, step: 1 | -1, count: number): number {
  const from = current < 0 && step < 0 ? 0 : current;
  return (from + step + count) % count;
}

function openMenu(): HTMLElement | null {
  // The selector is an error in browsers without popovers.
  return 'popover' in document.body
    ? document.querySelector<HTMLElement>('.menu:popover-open')
    : null;
}

/** Closes an open menu when one of its links is picked or the focus leaves it. */
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
 * Lets the arrow keys move in an open menu: where they scroll the page below it, Firefox 153 takes
 * the menu along.
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
