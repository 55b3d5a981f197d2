/** Where on the screen the way that is read stands, as margins above and below that line. */
const READ_LINE = '-40% 0px -60%';

/**
 * Marks the link of the way of a round trip whose trains are in sight. A way stays marked until the
 * other one comes, also above and below both lists.
 */
export function followWays(ways: Element): void {
  const links = [...ways.querySelectorAll('a')];
  const parts = [...document.querySelectorAll('.search-parts')];
  const mark = (current: number) => {
    for (const [at, link] of links.entries()) link.ariaCurrent = at === current ? 'location' : null;
  };
  mark(0);
  const observer = new IntersectionObserver(
    (changes) => {
      const shown = changes.find(({ isIntersecting }) => isIntersecting);
      if (shown) mark(parts.indexOf(shown.target));
    },
    { rootMargin: READ_LINE },
  );
  for (const part of parts) observer.observe(part);
}
