import { ENGINES, type EngineName, findEngine } from '../../tests/journeys/engines/find.ts';
import { countedPlaywright } from './counted-stages.ts';
import type { Stage } from './stage.ts';

/** The journeys of visitors, once in each engine that the machine has; the others say what is missing. */
export const journeyStages: readonly Stage[] = (Object.keys(ENGINES) as EngineName[]).map((name) => {
  const title = `journeys in ${ENGINES[name]}`;
  const found = findEngine(name);
  return 'missing' in found
    ? { name: title, run: async () => ({ passed: 0, failed: 0, output: '', missing: found.missing }) }
    : countedPlaywright(title, ['-c', 'tests/journeys', `--project=${name}`]);
});
