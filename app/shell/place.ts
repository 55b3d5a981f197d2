const STORAGE_KEY = 'binario-place';

interface Place {
  readonly path: string;
  /** In CSS pixels from the top of the page. */
  readonly top: number;
  readonly email?: string | undefined;
}

/** The place that was saved for a path, if any. */
export function parsePlace(saved: string | null, path: string): Place | undefined {
  const place: Partial<Place> | null = JSON.parse(saved ?? 'null');
  return place?.path === path ? (place as Place) : undefined;
}

function emailField(): HTMLInputElement | null {
  return document.querySelector('input[type=email]');
}

/** Saves the scroll position and the typed e-mail address for the page at a path. */
export function savePlace(path: string): void {
  const place: Place = { path, top: scrollY, email: emailField()?.value };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));
  } catch {
    // The storage is blocked: the next page starts at its top.
  }
}

/** Restores the saved place. Message pages leave it for the real page. */
export function restorePlace(path: string): void {
  if (document.querySelector('[data-message]')) return;
  try {
    const place = parsePlace(sessionStorage.getItem(STORAGE_KEY), path);
    sessionStorage.removeItem(STORAGE_KEY);
    if (!place) return;
    const field = emailField();
    if (field && place.email) field.value = place.email;
    // The focus stays where it was, at the language menu.
    document.querySelector<HTMLElement>('.language-button')?.focus({ preventScroll: true });
    scrollTo({ top: place.top, behavior: 'instant' });
  } catch {
    // The storage is blocked or holds no JSON: the page starts at its top.
  }
}
