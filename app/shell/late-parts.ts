/** The `id` of the late part with the page's script. */
export const PAGE_CODE_ID = 'page-code';

/** How long the code waits for a frame in milliseconds: a page in the background has none. */
const PATIENCE_MILLISECONDS = 2_000;

/** A frame that was made is on the screen when so many more were made, even on a slow machine. */
const FRAMES_UNTIL_SHOWN = 4;

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : then()));
}

/**
 * Resolves when the first frame of the parsed page is on the screen. Browsers paint the top of a
 * page while the rest still arrives.
 */
const firstFrame = () =>
  new Promise<unknown>((resolve) => {
    afterFrames(1, () => {
      // Browsers announce the first frame of a page, and no later one.
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      afterFrames(FRAMES_UNTIL_SHOWN, () => setTimeout(resolve));
    });
    setTimeout(resolve, PATIENCE_MILLISECONDS);
  });

/**
 * Puts the late parts of a parsed page into the document after its first frame: its script, and
 * drawings below the first screen. An earlier request would delay that frame's files on a slow
 * network, and an earlier script the frame itself. If the script cannot be fetched,
 * the page stays as the server sent it.
 */
export async function showLateParts(): Promise<void> {
  const parts = document.querySelectorAll<HTMLTemplateElement>('template[data-late]');
  const code = document.querySelector<HTMLTemplateElement>(`template#${PAGE_CODE_ID}`);
  const islands = document.querySelectorAll('[data-island]');
  // Links to the version without code are hidden while the code loads.
  for (const island of islands) island.setAttribute('data-loading', '');
  code?.content.querySelector('script')?.addEventListener('error', () => {
    for (const island of islands) island.setAttribute('data-failed', '');
  });
  await firstFrame();
  for (const part of parts) part.replaceWith(part.content);
}
