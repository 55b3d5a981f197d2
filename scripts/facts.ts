import { ageingFacts } from '#app/data/facts/ageing-facts.ts';
import { parseIsoDate, romeDate } from '#app/domain/search/iso-date.ts';
import { factsReport } from './facts/report.ts';

/** Lists the facts that are to be checked again today, or on another day: `-- --on 2027-05-01`. */
const [option, day, ...rest] = process.argv.slice(2);
const today = option === undefined ? romeDate(new Date()) : parseIsoDate(day ?? '');
if (today === undefined || rest.length > 0 || (option !== undefined && option !== '--on')) {
  process.stderr.write('Usage: npm run facts [-- --on YYYY-MM-DD]\n');
  process.exitCode = 2;
} else {
  process.stdout.write(factsReport(ageingFacts(), today));
}
