import { closest } from './closest.ts';

/**
 * Stores a button that is pressed before its island is hydrated. The island repeats the press
 * afterwards.
 */
export function rememberEarlyPress(): void {
  window.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-island]:not([data-hydrated]) button[id]');
    if (button) closest(button, '[data-island]')?.setAttribute('data-pressed', button.id);
  });
}
