import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBlocks } from './blocks.ts';

const fenced = (language: string, ...lines: readonly string[]) =>
  [`\`\`\`${language}`, ...lines, '```', ''].join('\n');

describe('readBlocks', () => {
  it('reads commands with the notes above them and the output below them', () => {
    const document = [
      'Ask:\n\n<!-- rehearse\nexpect: ^HTTP\nbefore: true\nload: nginx caddy\n-->',
      fenced('sh', 'curl -i localhost'),
      fenced('text', 'ready in … s', '(all)'),
      fenced('text', 'no output'),
    ].join('\n');
    const [block, ...others] = readBlocks(document);
    expect(others).toEqual([]);
    expect(block).toMatchObject({
      commands: 'curl -i localhost\n',
      line: 9,
      before: 'true',
      behind: ['nginx', 'caddy'],
    });
    const matching = (output: string) => block?.expected.every((pattern) => pattern.test(output));
    expect(matching('HTTP/2 200\nready in 2.5 s\n(all)\n')).toBe(true);
    expect(matching('HTTP/2 200\nready in 2.5 s\nall\n')).toBe(false);
  });

  it('gives a note to the next block alone', () => {
    const document = `<!-- rehearse\nskip: no daemon\n-->\n${fenced('sh', 'one')}\n${fenced('sh', 'two')}`;
    expect(readBlocks(document).map(({ skip }) => skip)).toEqual(['no daemon', undefined]);
  });

  it('refuses a note that it does not know', () => {
    expect(() => readBlocks('<!-- rehearse\nexpects: all\n-->')).toThrow('expects: all');
  });
});

describe.each(['docs/operating.md', 'docs/scaling.md'])('the commands of %s', (file) => {
  it('can be read for the rehearsal, every one of them', () => {
    const document = readFileSync(file, 'utf8');
    const blocks = readBlocks(document);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks).toHaveLength(document.match(/^```sh$/gm)?.length ?? 0);
    expect(document.match(/^<!-- rehearse$/gm)).toHaveLength(
      document.match(/^<!-- /gm)?.length ?? 0,
    );
  });
});
