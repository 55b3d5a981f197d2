// @ts-check
// JavaScript, for an older Node to read; and imported first, since it fails at all else with words
// that name no remedy.

/** The oldest release line of Node that runs the site. */
const OLDEST_NODE = 24;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `The site needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}: ` +
      'start it with node scripts/launch.cjs\n',
  );
  process.exit(1);
}
