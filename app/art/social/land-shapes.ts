import land from '#app/data/network/generated/land.svg?raw';

/** The shapes of the land by their ids, as a picture without a page around it needs them. */
export const LAND_SHAPES: ReadonlyMap<string, string> = new Map(
  [...land.matchAll(/<path id="([\w-]+)" d="([^"]+)"/g)].map(([, id = '', path = '']) => [
    id,
    path,
  ]),
);
