import { hasComfort } from '#app/ui/comfort.ts';
import { closest } from './closest.ts';

const STORAGE_KEY = 'binario-comfort';

/**
 * Puts the device's choices into the document, for the style sheets and the code, and opens other
 * sites in the same tab where that is chosen.
 */
export function restoreComfort(): void {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored) document.documentElement.dataset.comfort = stored;
  } catch {
    // The storage is blocked: nothing is chosen.
  }
  window.addEventListener(
    'click',
    ({ target }) => {
      if (hasComfort('same-tab')) closest(target, 'a[target]')?.removeAttribute('target');
    },
    true,
  );
}

/** Makes the form of the choices work: each counts at once, and is kept on this device. */
export function offerComfort(form: HTMLElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const chosen = (document.documentElement.dataset.comfort ?? '').split(' ');
  const isPressed = boxes.some(({ checked }) => checked);
  for (const box of boxes) box.checked ||= chosen.includes(box.value);
  const keepChoices = () => {
    const values = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    document.documentElement.dataset.comfort = values.join(' ');
    const isKept = keep(values.join(' '));
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = (isKept ? form.dataset.kept : form.dataset.failed) ?? '';
  };
  form.addEventListener('change', keepChoices);
  // A choice that was made before this code came counts too.
  if (isPressed) keepChoices();
}

function keep(values: string): boolean {
  try {
    if (values) localStorage.setItem(STORAGE_KEY, values);
    else localStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}
