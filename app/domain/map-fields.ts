/** The names of the map's fields in an address. */
export const MAP_FIELDS = [
  'route',
  'station',
  'reach',
  'within',
  'view',
  'day',
  'minute',
  'table',
  'sort',
  'plan',
] as const;
