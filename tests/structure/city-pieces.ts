/** Where each piece of a guide city was found, by the city's slug. */
export interface CityPieces {
  /** The guides, with the slugs that their connections name. */
  readonly guides: ReadonlyMap<string, readonly string[]>;
  readonly posters: ReadonlySet<string>;
  /** The stations of the network's source. */
  readonly stations: ReadonlySet<string>;
  /** The stations of the generated map. */
  readonly mapStations: ReadonlySet<string>;
  /** The pairs of cities that have a distance. */
  readonly distances: readonly (readonly [string, string])[];
}

/** A line for each missing piece of a guide city: its name, and the file to add it to. */
export function missingPieces(pieces: CityPieces): string[] {
  const { guides, posters, stations, mapStations, distances } = pieces;
  const slugs = new Set([...guides.keys(), ...posters, ...stations, ...distances.flat()]);
  const pairs = new Set(distances.map(pairName));
  const missing: string[] = [];
  for (const slug of slugs) {
    if (!guides.has(slug)) missing.push(`${slug}: write app/data/cities/guides/${slug}.ts`);
    if (!posters.has(slug)) missing.push(`${slug}: draw app/art/posters/${slug}.tsx`);
    if (!stations.has(slug))
      missing.push(`${slug}: name its station's citySlug in app/data/network/stations/`);
    else if (!mapStations.has(slug)) missing.push(`${slug}: run npm run map`);
    for (const other of guides.get(slug) ?? []) {
      if (!guides.has(other)) missing.push(`${slug}: its connection ${other} has no guide`);
      else if (!pairs.has(pairName([slug, other])))
        missing.push(`${slug}: add the distance to ${other} to app/data/journeys/pairs.ts`);
    }
  }
  return missing;
}

function pairName(pair: readonly [string, string]): string {
  return pair.toSorted().join('–');
}
