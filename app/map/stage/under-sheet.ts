/**
 * Brings a map whose panel is a sheet over it to the window's top, which sends the sheet down: so
 * far up as the page is scrolled, it covers the map. Without a sheet nothing moves.
 *
 * @param part an element of the map or of its panel
 */
export function scrollAboveSheet(part: Element): void {
  const figure = part.closest('.map-stage')?.firstElementChild;
  // The style sheet decides where the panel is a sheet: there the map stays as the page scrolls.
  if (figure && getComputedStyle(figure).position === 'sticky')
    figure.parentElement?.scrollIntoView({ block: 'start' });
}
