import { ENGINES, type EngineName, findEngine } from '../../tests/journeys/engines/find.ts';
import { countedPlaywright } from './counted-stages.ts';
import type { Stage } from './stage.ts';

/** Chromium comes with the packages: its run tells how many journeys the other engines have. */
const FIRST: EngineName = 'chromium';

function journeysIn(name: EngineName): Stage {
  return countedPlaywright(`journeys in ${ENGINES[name]}`, [
    '-c',
    'tests/journeys',
    `--project=${name}`,
  ]);
}

/**
 * The journeys of visitors, once in each engine, Chromium first. Where the machine lacks an engine,
 * all of its journeys are skipped.
 */
export function journeyStages(): readonly Stage[] {
  const journeys = Promise.withResolvers<number>();
  const first = journeysIn(FIRST);
  const counting: Stage = {
    ...first,
    async run() {
      const result = await first.run();
      journeys.resolve(result.passed + result.failed);
      return result;
    },
  };
  const others = (Object.keys(ENGINES) as EngineName[]).filter((name) => name !== FIRST);
  return [
    counting,
    ...others.map((name): Stage => {
      const stage = journeysIn(name);
      const found = findEngine(name);
      if (!('missing' in found)) return stage;
      const { missing } = found;
      return {
        name: stage.name,
        run: async () => ({
          passed: 0,
          failed: 0,
          skipped: [{ name: stage.name, count: await journeys.promise, missing }],
          files: [],
          output: '',
        }),
      };
    }),
  ];
}
