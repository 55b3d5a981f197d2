/** The distance from the viewport at which an island's code is fetched. */
const ROOT_MARGIN = '200px';
const MOVEMENTS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Resolves when an island is within ROOT_MARGIN of the viewport and the visitor has scrolled, moved
 * the pointer or pressed.
 */
export async function whenVisible(island: Element): Promise<void> {
  await Promise.all([isVisible(island), hasMoved()]);
}

function isVisible(island: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: ROOT_MARGIN },
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
