import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeSite, htmlAnswer } from '../testing/fake-site.ts';
import { logToOutput } from './request-log.ts';

afterEach(() => vi.restoreAllMocks());

describe('the request log', () => {
  it('has one line for each request, with nothing personal', async () => {
    const { app, lines } = createFakeSite(() => htmlAnswer('<p>page</p>'));
    await app.request('/secret-page?from=Rome&email=anna@example.com', {
      headers: {
        Cookie: 'i18next=it; session=geheim',
        'User-Agent': 'Agent/1',
        'X-Forwarded-For': '192.0.2.7',
      },
    });
    expect(lines).toEqual([
      { event: 'request', method: 'GET', status: 200, milliseconds: expect.any(Number) },
    ]);
  });

  it('names a path without a page once, cut short', async () => {
    const { app, lines } = createFakeSite(() => htmlAnswer('<p>none</p>', 404));
    await app.request(`/${'x'.repeat(5_000)}?email=anna@example.com`);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.path).toBe(`/${'x'.repeat(199)}`);
  });

  it('escapes control characters, so that nobody writes a line of their own', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    logToOutput('request', { path: '/a\n{"event":"forged"}\r\u001b[31m\u2028' });
    await new Promise((resolve) => setImmediate(resolve));
    const line = String(write.mock.calls[0]?.[0]);
    expect(line.trimEnd().split('\n')).toHaveLength(1);
    expect([...line.trimEnd()].every((letter) => letter.charCodeAt(0) >= 32)).toBe(true);
    expect(JSON.parse(line)).toMatchObject({
      event: 'request',
      path: '/a\n{"event":"forged"}\r\u001b[31m\u2028',
    });
  });

  it('tells of a failure with its stack, and the visitor of nothing inside', async () => {
    const { app, lines } = createFakeSite(() => {
      throw new Error('the store is gone');
    });
    const answer = await app.request('/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('store');
    expect(lines.map(({ event }) => event)).toEqual(['failure', 'request']);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});
