import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { bareAddress, networkReader } from './network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7:4711', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['unknown', ''],
  ['<script>', ''],
  ['', ''],
])('a visitor’s address is read as proxies write it: %j', (written, address) => {
  expect(bareAddress(written)).toBe(address);
});

it('the server’s own request, on no connection, has no address', async () => {
  const answer = await new Hono().get('/', (c) => c.text(`<${networkReader(undefined)(c)}>`)).request('/');
  expect(await answer.text()).toBe('<>');
});
