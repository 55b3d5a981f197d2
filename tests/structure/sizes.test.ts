import { describe, expect, it } from 'vitest';
import { isGenerated, nodesOf, parseSource, readSources, type Source } from './sources.ts';

const MOST_LINES = 300;
const MOST_COLUMNS = 100;
/** A line with this little beside one text is that text: a sentence, a path, a pattern. */
const BESIDE_TEXT = 60;

/** Facts and labelled queries are lists: their length is no measure of their difficulty. */
const isList = (path: string) =>
  /^(app\/data|bench\/matching\/queries|scripts\/stations\/exonyms)/.test(path);

const sources = readSources('.ts', '.tsx').filter((source) => !isGenerated(source));

/** The lines of a source that are too long and not one text. */
function longLines(source: Source): string[] {
  if (!source.text.split('\n').some((line) => line.length > MOST_COLUMNS)) return [];
  const texts = textsOf(source);
  let start = 0;
  return source.text.split('\n').flatMap((line, index) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    if (line.length <= MOST_COLUMNS) return [];
    const longest = Math.max(
      0,
      ...texts.map((text) => Math.min(to, text.end) - Math.max(from, text.start)),
    );
    return line.length - longest <= BESIDE_TEXT ? [] : [`${source.path}:${index + 1}`];
  });
}

function textsOf(source: Source) {
  return [...nodesOf(parseSource(source).program)]
    .filter(({ type }) => /^(Literal|TemplateLiteral|JSXText)$/.test(type))
    .map(({ start, end }) => ({ start: Number(start), end: Number(end) }));
}

describe('source files', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it(`have at most ${MOST_LINES} lines`, () => {
    const long = sources
      .filter(({ path }) => !isList(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  it(`have at most ${MOST_COLUMNS} columns, texts aside`, () => {
    expect(sources.flatMap(longLines)).toEqual([]);
  });

  it('are found too wide by a comment and by code, but not by a text', () => {
    const word = 'x'.repeat(MOST_COLUMNS);
    const text = `// ${word}\nconst a = '${word}';\nconst b = ${word} + '';\n`;
    expect(longLines({ path: 'a.ts', text })).toEqual(['a.ts:1', 'a.ts:3']);
  });
});
