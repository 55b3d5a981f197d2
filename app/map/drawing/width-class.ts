import { MAP_WIDTHS_PX } from '../model/map-widths.ts';

/**
 * The class of what is drawn on maps of some widths only, for a map that is not measured yet: the style sheet then leaves
 * out what has no room. Undefined where none of those widths has.
 *
 * @param fromPx the width of the map from which it is drawn, in CSS pixels
 * @param untilPx the width from which it is not drawn any more
 */
export function widthClass(fromPx: number, untilPx = Number.POSITIVE_INFINITY): string | undefined {
  const from = MAP_WIDTHS_PX.findIndex((px) => px >= fromPx);
  const until = MAP_WIDTHS_PX.findIndex((px) => px >= untilPx);
  if (from === -1 || from === until) return undefined;
  return [from > 0 && `map-from-${from}`, until !== -1 && `map-until-${until}`].filter(Boolean).join(' ');
}
