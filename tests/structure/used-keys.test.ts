import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { TEXTS } from './texts.ts';
import { keyUse, usesKey } from './used-keys.ts';

const uses = readSources('.ts', '.tsx')
  .filter(({ path }) => /^(app|server)\//.test(path))
  .filter(({ path }) => !path.startsWith('app/i18n/resources/') && !/\.test\.tsx?$/.test(path))
  .map(keyUse);

describe('text keys', () => {
  it('are all used by some page or component', () => {
    const unused = [...TEXTS.en.keys()].filter((key) => !uses.some((use) => usesKey(use, key)));
    expect(unused).toEqual([]);
  });

  it('count as used only where their part is named', () => {
    const template = ['t(`errors.', '{kind}`)'].join('$');
    const use = keyUse({ path: 'a.ts', text: `useTranslation('booking'); t('title'); ${template};` });
    expect(usesKey(use, 'booking:title')).toBe(true);
    expect(usesKey(use, 'home:title')).toBe(false);
    expect(usesKey(use, 'booking:errors.same')).toBe(true);
    expect(usesKey(use, 'booking:errors.same.deep')).toBe(false);
  });
});
