import { closest } from './closest.ts';

/**
 * Marks a button that is pressed before its island is hydrated. The island repeats the press
 * afterwards. Links and buttons that send a form work without code.
 */
export function rememberEarlyPress(): void {
  window.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-island]:not([data-hydrated]) button[type=button]');
    button?.setAttribute('data-pressed', '');
  });
}
