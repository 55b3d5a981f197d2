import { closest } from './closest.ts';

/**
 * Remembers a button that is pressed before its island's code arrived; the island answers the press
 * once it is hydrated.
 */
export function rememberEarlyPress(): void {
  window.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-island]:not([data-hydrated]) button[id]');
    if (button) closest(button, '[data-island]')?.setAttribute('data-pressed', button.id);
  });
}
