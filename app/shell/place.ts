const STORAGE_KEY = 'binario-place';

interface Place {
  readonly path: string;
  /** In CSS pixels from the top of the page. */
  readonly top: number;
  readonly email?: string | undefined;
}

/** The place that was saved for a path; undefined where there is none, or one for another path. */
export function parsePlace(saved: string | null, path: string): Place | undefined {
  const place: Partial<Place> | null = JSON.parse(saved ?? 'null');
  return place?.path === path ? (place as Place) : undefined;
}

function emailField(): HTMLInputElement | null {
  return document.querySelector('input[type=email]');
}

/**
 * Saves how far the page is scrolled and the typed e-mail address, which are in no address, for the
 * page at a path.
 */
export function savePlace(path: string): void {
  const place: Place = { path, top: scrollY, email: emailField()?.value };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));
  } catch {
    // Storage is closed: the next page starts at its top.
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
    scrollTo({ top: place.top, behavior: 'instant' });
  } catch {
    // Storage is closed, or holds a text of another site's making: the page starts at its top.
  }
}
