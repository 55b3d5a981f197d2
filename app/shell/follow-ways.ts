/** Where on the screen the way that is read stands, as margins above and below that line. */
const READ_LINE = '-40% 0px -60%';

/**
 * Marks the link of the way of a round trip whose trains are in sight. A way stays marked until the
 * other one comes, also above and below both lists.
 */
export function followWays(): void {
  const links = document.querySelectorAll('.way-links a');
  const parts = [...document.querySelectorAll('.search-page > [data-day]')];
  let current = parts[0];
  const observer = new IntersectionObserver(
    (changes) => {
      current = changes.find(({ isIntersecting }) => isIntersecting)?.target ?? current;
      for (const [at, link] of links.entries())
        link.ariaCurrent = parts[at] === current ? 'location' : null;
    },
    { rootMargin: READ_LINE },
  );
  for (const part of parts) observer.observe(part);
}
