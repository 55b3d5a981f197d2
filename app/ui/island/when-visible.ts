/** How far from the screen an island is when its code is fetched. */
const ROOT_MARGIN = '200px';
const MOVEMENTS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Resolves when an island comes near the screen of a visitor who has begun to move, or is touched
 * or focused.
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

// On a large screen the island may be near from the beginning, and what stands above it comes
// first.
function hasMoved(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.scrollY > 0) return resolve(undefined);
    for (const movement of MOVEMENTS) {
      window.addEventListener(movement, resolve, { once: true, passive: true });
    }
  });
}
