/**
 * One npm of each common release line. npm 9 comes with Debian 13, npm 10 with Node 20
 * and 22, npm 11 with Node 24. Up to 10 it leaves no `node` in `node_modules/.bin`.
 */
export const NPM_VERSIONS = ['9.9.4', '10.9.9', '11.21.2'] as const;
