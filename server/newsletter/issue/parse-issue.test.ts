import { describe, expect, it } from 'vitest';
import { parseIssue } from './parse-issue.ts';

const ISSUE = `--- en
Subject: Winter timetable

Milan to Rome
in 2 h 59: [see the trains](https://www.example.com/milan-rome).

## Also new

More at https://www.example.com/news.
--- it
Subject: Orario invernale

Milano–Roma.
--- fr
Subject: Horaires d’hiver

Milan–Rome.
`;

const parse = (text: string) => parseIssue(new TextEncoder().encode(text));

function faultsOf(text: string): readonly string[] {
  const parsed = parse(text);
  return parsed.kind === 'faults' ? parsed.faults : [];
}

describe('parseIssue', () => {
  it('reads subject, paragraphs, headings and links of each language', () => {
    const parsed = parse(ISSUE);
    if (parsed.kind === 'faults') throw new Error(parsed.faults.join());
    expect(parsed.issue.texts.it).toEqual({
      subject: 'Orario invernale',
      blocks: [{ kind: 'paragraph', spans: [{ text: 'Milano–Roma.' }] }],
    });
    expect(parsed.issue.texts.en.blocks).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'Milan to Rome in 2 h 59: ' },
          { text: 'see the trains', href: 'https://www.example.com/milan-rome' },
          { text: '.' },
        ],
      },
      { kind: 'heading', spans: [{ text: 'Also new' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'More at ' },
          { text: 'https://www.example.com/news', href: 'https://www.example.com/news' },
          { text: '.' },
        ],
      },
    ]);
  });

  it('gives the same id for the same file with other line ends, and for no other file', () => {
    const idOf = (text: string) => {
      const parsed = parse(text);
      return parsed.kind === 'issue' ? parsed.issue.id : 'faults';
    };
    expect(idOf(ISSUE)).toMatch(/^[0-9a-f]{16}$/);
    expect(idOf(ISSUE.replaceAll('\n', '\r\n'))).toBe(idOf(ISSUE));
    expect(idOf(ISSUE.replace('2 h 59', '2 h 58'))).not.toBe(idOf(ISSUE));
  });

  it.each([
    [
      'a language that is missing',
      ISSUE.replace(/--- fr.*/s, ''),
      ['line 14: the section "--- fr" is missing'],
    ],
    [
      'a language that is there twice',
      ISSUE.replace('--- fr', '--- it'),
      ['line 14: the section "--- it" is there twice', 'line 18: the section "--- fr" is missing'],
    ],
    [
      'a language that the site does not speak',
      ISSUE.replace('--- fr', '--- de'),
      [
        'line 14: a section is one of en, it, fr, but this is "de"',
        'line 18: the section "--- fr" is missing',
      ],
    ],
    [
      'text before the sections',
      `Hello\n${ISSUE}`,
      ['line 1: text before the first section, such as "--- en"'],
    ],
    [
      'no subject',
      ISSUE.replace('Subject: Orario', 'Orario'),
      ['line 11: a section begins with "Subject: …"'],
    ],
    [
      'an empty subject',
      ISSUE.replace('Subject: Orario invernale', 'Subject:'),
      ['line 11: a section begins with "Subject: …"'],
    ],
    [
      'a subject of 151 characters',
      ISSUE.replace('Orario invernale', 'x'.repeat(151)),
      ['line 11: the subject has more than 150 characters'],
    ],
    [
      'no line after the subject',
      ISSUE.replace('invernale\n', 'invernale'),
      ['line 12: an empty line follows the subject'],
    ],
    ['no text', ISSUE.replace('Milano–Roma.', ''), ['line 10: the section has no text']],
    [
      'a link that is no address',
      ISSUE.replace('https://www.example.com/milan-rome', 'http://x'),
      ['line 5: a link leads to an address with https://, but this one to "http://x"'],
    ],
    [
      'text right after a heading',
      ISSUE.replace('new\n', 'new'),
      ['line 8: an empty line follows a heading'],
    ],
    [
      'a tab',
      ISSUE.replace('Milano–', '\tMilano'),
      ['line 13: there is a control character; indent with spaces'],
    ],
  ])('refuses %s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('refuses bytes that are no text', () => {
    expect(parseIssue(Uint8Array.of(0xff, 0xfe))).toEqual({
      kind: 'faults',
      faults: ['the file is not UTF-8 text'],
    });
  });
});
