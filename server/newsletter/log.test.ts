import { describe, expect, it } from 'vitest';
import { describeError } from './log.ts';

describe('describeError', () => {
  it('names class and codes and leaves every message out', () => {
    const error = Object.assign(new TypeError('<anna@example.com>: no such user'), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO:<anna@example.com>',
      response: '550 <anna@example.com>: no such user',
    });
    expect(describeError(error)).toEqual({
      error: 'TypeError',
      code: 'EENVELOPE',
      smtpReply: 550,
      smtpCommand: 'RCPT',
    });
  });

  it.each([
    ['anna@example.com', { error: 'string' }],
    [undefined, { error: 'undefined' }],
    [null, { error: 'object' }],
    [{ code: 'anna@example.com', command: 'anna@example.com', responseCode: '1' }, { error: 'object' }],
  ])('is as careful with %j', (thrown, fields) => {
    expect(describeError(thrown)).toEqual(fields);
  });
});
