const MOVEMENTS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Resolves when an island is in the viewport or near it, and the visitor has scrolled, moved the
 * pointer or pressed.
 *
 * @param margin the distance from the viewport that counts as near, in CSS pixels
 */
export async function whenVisible(island: Element, margin: number): Promise<void> {
  await Promise.all([isVisible(island, margin), hasMoved()]);
}

function isVisible(island: Element, margin: number): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(island);
  });
}

// On a large screen the island may be visible from the start, and the content above it goes first.
function hasMoved(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.scrollY > 0) return resolve(undefined);
    for (const movement of MOVEMENTS) {
      window.addEventListener(movement, resolve, { once: true, passive: true });
    }
  });
}
