import pg from 'pg';

// Times and counts are exact as doubles.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Makes a pool of connections to PostgreSQL whose loss does not end the process: an idle
 * connection, one that is in use between two statements, and the pool itself each report it, and
 * without a listener each report would be an uncaught error.
 *
 * @param onLost called once for each lost connection
 */
export function createPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  // The connection has reported it.
  pool.on('error', () => {});
  return pool;
}
