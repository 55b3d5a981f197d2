/**
 * The widths of the map, in CSS pixels, from which more names have room. Before the map is measured it looks at each width
 * as at the widest of these that is not wider, made larger as a whole; the style sheet knows them too.
 */
export const MAP_WIDTHS_PX = [280, 300, 330, 365, 400, 440, 490, 560, 640, 740, 860, 1000] as const;
