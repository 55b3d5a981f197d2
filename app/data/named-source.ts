import type { Language } from '#app/domain/language.ts';
import { COMPARISON_SOURCES, type ComparisonSourceId } from './comparison/sources.ts';
import { SOURCES, type SourceId } from './journeys/sources.ts';
import type { AgeingSource } from './schema.ts';
import { SOURCE_NAMES } from './source-names.ts';

const ALL_SOURCES: Readonly<Record<SourceId | ComparisonSourceId, AgeingSource>> = {
  ...SOURCES,
  ...COMPARISON_SOURCES,
};

/**
 * The source of a journey's or comparison's figure, named in a language; undefined for an id that
 * no source has.
 */
export function namedSource(id: string, language: Language): AgeingSource | undefined {
  if (!isSourceId(id)) return undefined;
  const source = ALL_SOURCES[id];
  return language === 'en' ? source : { ...source, name: SOURCE_NAMES[id][language] };
}

function isSourceId(id: string): id is SourceId | ComparisonSourceId {
  return Object.hasOwn(ALL_SOURCES, id);
}
