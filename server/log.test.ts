import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeError, describeFailure, logToOutput } from './log.ts';
import { createFakeSite, htmlResponse, serve } from './testing/fake-site.ts';
import { freePort } from './testing/free-port.ts';
import { machineHas } from './testing/machine.ts';

afterEach(() => vi.restoreAllMocks());

describe('the request log', () => {
  it('has a line for each request, with the id of the response and nothing personal', async () => {
    const { site, lines, log } = createFakeSite(() => htmlResponse('<p>page</p>'));
    const response = await fetch(
      `${await serve(site, log)}/secret-page?from=Rome&email=anna@example.com`,
      {
        headers: {
          Cookie: 'i18next=it; session=geheim',
          'User-Agent': 'Agent/1',
          'X-Forwarded-For': '192.0.2.7',
        },
      },
    );
    await response.text();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    const id = response.headers.get('X-Request-Id');
    expect(lines).toEqual([
      {
        event: 'request',
        id,
        method: 'GET',
        kind: 'page',
        status: 200,
        milliseconds: expect.any(Number),
      },
    ]);
  });

  it('names a path without a page once, cut short', async () => {
    const { site, lines, log } = createFakeSite(() => htmlResponse('<p>none</p>', 404));
    const origin = await serve(site, log);
    await (await fetch(`${origin}/${'x'.repeat(5_000)}?email=anna@example.com`)).text();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]?.path).toBe(`/${'x'.repeat(199)}`);
  });

  it('logs a path without a page once, with its redirect', async () => {
    const { site, lines, log } = createFakeSite(({ path }) =>
      path === '/404'
        ? htmlResponse('<p>none</p>', 404)
        : {
            status: 302,
            headers: { location: '/404?lng=it&missing=%2Fcities%2Fxyz' },
            body: '',
          },
    );
    await (await fetch(`${await serve(site, log)}/cities/xyz`)).text();
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines.map(({ status, path }) => [status, path])).toEqual([
      [302, '/cities/xyz'],
      [404, undefined],
    ]);
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

  it
    .runIf(machineHas('/dev/full', existsSync('/dev/full')))
    .each(['a full disk', 'a reader that has exited'])(
    'never ends the site that it is written for: %s',
    async (output) => {
      const port = await freePort();
      const folder = mkdtempSync(join(tmpdir(), 'binario-log-'));
      const server = spawn(process.execPath, ['build/site-server.js'], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_FOLDER: folder,
          STOP_DELAY_SECONDS: '0',
          TIMETABLE_FEEDS: 'none',
        },
        stdio: ['ignore', output === 'a full disk' ? openSync('/dev/full', 'w') : 'pipe', 'ignore'],
      });
      const exit = new Promise((resolve) => server.once('exit', resolve));
      onTestFinished(async () => {
        server.kill('SIGKILL');
        await exit;
        rmSync(folder, { recursive: true });
      });
      server.stdout?.destroy();
      const send = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
      await vi.waitFor(send, { timeout: 60_000 });
      for (let line = 0; line < 3; line += 1) expect(await send()).toBe(200);
      server.kill('SIGTERM');
      expect(await exit).toBe(0);
    },
  );

  it('logs a failure with its stack, and shows the visitor nothing of it', async () => {
    const { site, lines, log } = createFakeSite(function breaks() {
      // Messages of databases quote what was sent, on several lines.
      throw new TypeError('the store refuses\n    at anna@example.com');
    });
    const response = await fetch(await serve(site, log));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('store');
    await vi.waitFor(() => expect(lines.map(({ event }) => event)).toEqual(['failure', 'request']));
    expect(lines[0]?.id).toBe(lines[1]?.id);
    expect(lines[0]).toMatchObject({ error: 'TypeError' });
    expect(lines[0]?.stack).toMatch(/^at breaks \(.*log\.test\.ts.*:\d+:\d+\)\nat /);
    expect(JSON.stringify(lines)).not.toMatch(/anna|refuses/);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});

describe.each([
  ['with a length', 'Content-Length: 99\r\n\r\nemail='],
  ['in pieces', 'Transfer-Encoding: chunked\r\n\r\n6\r\nemail=\r\n'],
])('a form %s', (_, start) => {
  it.each(['end', 'destroy', 'resetAndDestroy'] as const)(
    'is no failure when broken off by %s',
    async (leave) => {
      const { site, lines, log } = createFakeSite(() => htmlResponse('<p>page</p>'));
      const socket = connect(Number(new URL(await serve(site, log)).port), '127.0.0.1');
      socket.write(`POST /newsletter HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n${start}`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket[leave]();
      await vi.waitFor(() => expect(lines).toHaveLength(1));
      await new Promise((resolve) => setImmediate(resolve));
      expect(lines).toEqual([expect.objectContaining({ event: 'request', left: true })]);
      expect(lines[0]?.status).toBeLessThan(500);
    },
  );
});

describe('describeFailure', () => {
  it.each([
    Object.assign(new Error('first'), { message: 'second', stack: 'first\n    at anna' }),
    Object.assign(new Error('first'), { stack: 'anna' }),
    'anna',
  ])('has no stack where the message cannot be told from it', (thrown) => {
    expect(JSON.stringify(describeFailure(thrown))).not.toMatch(/anna|stack/);
  });
});

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
    [
      { code: 'anna@example.com', command: 'anna@example.com', responseCode: '1' },
      { error: 'object' },
    ],
  ])('is as careful with %j', (thrown, fields) => {
    expect(describeError(thrown)).toEqual(fields);
  });
});
