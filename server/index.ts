/** The oldest release line of Node that the server runs on. */
const OLDEST_NODE = 24;

// The rest is loaded afterwards, since an older Node fails at it with words that name no remedy.
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `The server needs Node ${OLDEST_NODE} or newer, but this is Node ${process.versions.node}; where npm brought one it is node_modules/.bin/node\n`,
  );
  process.exit(1);
}
await import('./serve.ts');

export {};
