import { readdirSync, statSync } from 'node:fs';

const FOLDER = 'build/client/assets';

/** The path of the largest file that a page loads; needs a build. */
export function largestAsset(): string {
  const size = (name: string) => statSync(`${FOLDER}/${name}`).size;
  const [largest] = readdirSync(FOLDER).sort((one, other) => size(other) - size(one));
  return `/assets/${largest}`;
}
