const STORAGE_KEY = 'binario-choices';

/** The choices that change the search itself, by their fields in its address. */
const FIELDS = ['change', 'kinds'] as const;

/** The kept choices as the fields of a search's address, as one text: `change=25`. */
export function keptChoices(): string {
  try {
    const kept = new URLSearchParams(localStorage.getItem(STORAGE_KEY) ?? '');
    return String(chosenIn((name) => kept.get(name)));
  } catch {
    return '';
  }
}

/** Keeps the choices of a form on this device; a form without any forgets them. */
export function keepChoices(form: HTMLFormElement): void {
  const data = new FormData(form);
  write(String(chosenIn((name) => data.get(name)?.toString())));
}

/** Forgets the choices. */
export function forgetChoices(): void {
  write('');
}

function chosenIn(read: (name: string) => string | null | undefined): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const name of FIELDS) {
    const value = read(name);
    if (value) chosen.set(name, value);
  }
  return chosen;
}

function write(choices: string): void {
  try {
    if (choices) localStorage.setItem(STORAGE_KEY, choices);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The storage is full or blocked: nothing is kept.
  }
}
