import { EventEmitter } from 'node:events';
import type { PoolClient } from 'pg';
import { expect, it, vi } from 'vitest';
import { createPool } from './postgres-pool.ts';

it('a lost connection is reported once and ends nothing', () => {
  const onLost = vi.fn();
  const pool = createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, onLost);
  const client = new EventEmitter() as PoolClient;
  pool.emit('connect', client);
  const loss = new Error('Connection terminated unexpectedly');
  client.emit('error', loss);
  pool.emit('error', loss, client);
  expect(onLost.mock.calls).toEqual([[loss]]);
});
