import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { TEXTS } from './texts.ts';
import { keyUse, usesKey } from './used-keys.ts';

const uses = readSources('.ts', '.tsx')
  .filter(({ path }) => /^(app|server)\//.test(path))
  .filter(({ path }) => !path.startsWith('app/i18n/resources/') && !/\.test\.tsx?$/.test(path))
  .map(keyUse);

const names = new Set(uses.flatMap((use) => [...use.names]));
const isUsed = (key: string) => uses.some((use) => usesKey(use, key, names));
const keys = [...TEXTS.en.keys()];

describe('text keys', () => {
  it('are all used by some page or component', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('would be missed in every group of every part, if nothing used them', () => {
    const groups = new Set(keys.map((key) => key.replace(/[^.:]+$/, '')));
    const unused = [...groups].map((group) => `${group}nobodyReadsThis`);
    expect(unused.filter(isUsed)).toEqual([]);
  });

  it('count as used only where their part is named', () => {
    const template = ['t(`errors.', '{kind}`)'].join('$');
    const use = keyUse({
      path: 'a.ts',
      text: `useTexts('booking'); t('title'); ${template};`,
    });
    expect(usesKey(use, 'booking:title', names)).toBe(true);
    expect(usesKey(use, 'home:title', names)).toBe(false);
    expect(usesKey(use, 'booking:errors.same', new Set(['same']))).toBe(true);
    expect(usesKey(use, 'booking:errors.same', new Set())).toBe(false);
    expect(usesKey(use, 'booking:errors.same.deep', new Set(['same', 'deep']))).toBe(false);
  });

  it('count as used by their path in the table of all texts', () => {
    const use = keyUse({ path: 'a.ts', text: 'RESOURCES[language].trains.kinds[kind];' });
    expect(usesKey(use, 'trains:kinds.bus', new Set(['bus']))).toBe(true);
    expect(usesKey(use, 'trains:kinds.ship', new Set(['bus']))).toBe(false);
    expect(usesKey(use, 'trains:title', new Set(['bus']))).toBe(false);
  });
});
