import { ageingFacts } from '#app/data/facts/ageing-facts.ts';
import { parseIsoDate, romeDate } from '#app/domain/search/iso-date.ts';
import { factsReport } from './facts/report.ts';
import { scriptArguments } from './script-arguments.ts';

/** Lists the facts that are to be checked again today, or on another day. */
const { values } = scriptArguments({
  usage: 'npm run facts -- [--on YYYY-MM-DD]',
  options: { on: { type: 'string' } },
});
const today = values.on === undefined ? romeDate(new Date()) : parseIsoDate(values.on);
if (today === undefined) {
  process.stderr.write(`Not a day such as 2027-05-01: ${values.on}\n`);
  process.exitCode = 2;
} else {
  process.stdout.write(factsReport(ageingFacts(), today));
}
