import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scriptArguments } from '../scripts/script-arguments.ts';

// Started by `npm run bench -- observatory`. The scanner's own command only knows the standard
// ports, but its modules accept others.
const {
  positionals: [folder = '', httpPort, httpsPort],
} = scriptArguments({
  usage: 'node bench/observatory-scan.ts SCANNER-FOLDER HTTP-PORT HTTPS-PORT',
  parameters: { least: 3, most: 3 },
});
const part = (file: string) => import(pathToFileURL(resolve(folder, 'src', file)).href);
const [{ retrieve }, { ALL_TESTS }, { getScoreModifier }] = await Promise.all([
  part('retriever/retriever.js'),
  part('constants.js'),
  part('grader/grader.js'),
]);
const found = await retrieve('localhost', { httpPort, httpsPort });
let score = 100;
for (const test of ALL_TESTS) {
  const { result, pass } = test(found);
  const points: number = getScoreModifier(result);
  score += points;
  process.stdout.write(
    `  ${String(points).padStart(4)}  ${result}${pass ? '' : ' (not passed)'}\n`,
  );
}
process.stdout.write(`observatory: ${score}\n`);
