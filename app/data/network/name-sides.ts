/** The possible sides of a name at its station, as points of the compass. */
export const NAME_SIDES = ['e', 'w', 'ne', 'se', 'nw', 'sw', 'n', 's'] as const;
export type NameSide = (typeof NAME_SIDES)[number];
