/** Runs in a page: waits until it has not scrolled for half a second of frames. */
export async function standStill(): Promise<void> {
  for (let still = 0, last = Number.NaN; still < 30; ) {
    await new Promise(requestAnimationFrame);
    const now = window.scrollY + document.documentElement.scrollHeight;
    still = now === last ? still + 1 : 0;
    last = now;
  }
}
