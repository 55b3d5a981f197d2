import { describe, expect, it } from 'vitest';
import { formatCsvRow } from './owner-commands.ts';

describe('formatCsvRow', () => {
  it.each([
    [['plain', ''], 'plain,\r\n'],
    [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
    [['=1+1@example.com', '+a@b.it', '-a@b.it', '@x'], "'=1+1@example.com,'+a@b.it,'-a@b.it,'@x\r\n"],
    [['\tx', '\r=1'], `'\tx,"'\r=1"\r\n`],
    [['=HYPERLINK("http://x";"y"),1'], `"'=HYPERLINK(""http://x"";""y""),1"\r\n`],
  ])('writes %j', (values, row) => {
    expect(formatCsvRow(values)).toBe(row);
  });
});
