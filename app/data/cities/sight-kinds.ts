/**
 * The kinds of sight that have a picture, by their present state rather than their history.
 */
export const SIGHT_KINDS = [
  'arena',
  'beach',
  'bridge',
  'cafe',
  'castle',
  'cathedral',
  'church',
  'fountain',
  'garden',
  'harbour',
  'lift',
  'lighthouse',
  'market',
  'memorial',
  'modern',
  'mosaic',
  'museum',
  'painting',
  'palace',
  'portico',
  'promenade',
  'rotunda',
  'ruins',
  'square',
  'statue',
  'street',
  'temple',
  'theatre',
  'tower',
  'viewpoint',
  'village',
] as const;

/** One of these kinds. */
export type SightKind = (typeof SIGHT_KINDS)[number];
