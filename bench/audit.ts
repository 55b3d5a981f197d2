import lighthouse from 'lighthouse';
import { startServerProcess } from '#server/testing/server-process.ts';
import { LANGUAGES } from '../app/domain/language.ts';
import { scriptArguments } from '../scripts/script-arguments.ts';
import { PAGE_TYPES } from '../tests/browser/page-types.ts';
import { startBrowser } from './browser-process.ts';
import { machineName, quantile } from './machine.ts';

/**
 * Lighthouse on a slow phone: the median of several runs for each page and language,
 * or for one kind of page alone.
 */
const { values } = scriptArguments({
  usage: 'npm run audit -- [--runs 3] [--only home]',
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Figures {
  readonly scores: readonly number[];
  readonly lcpMilliseconds: number;
  readonly shift: number;
  readonly tbtMilliseconds: number;
  readonly findings: readonly string[];
}

async function auditOnce(address: string): Promise<Figures> {
  const browser = await startBrowser();
  try {
    const options = {
      port: browser.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'silent' as const,
    };
    const result = await lighthouse(address, options);
    if (!result) throw new Error(`no result for ${address}`);
    const { audits, categories } = result.lhr;
    return {
      scores: CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0))),
      lcpMilliseconds: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      tbtMilliseconds: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      findings: Object.values(audits)
        .filter(
          ({ score, scoreDisplayMode }) =>
            score !== null && score < 0.9 && scoreDisplayMode === 'binary',
        )
        .map(({ id }) => id),
    };
  } finally {
    await browser.stop();
  }
}

/** The medians of several runs as one line of the table, and the audits that failed in any. */
function formatFigures(figures: readonly Figures[]): string {
  const median = (of: (one: Figures) => number) => quantile(figures.map(of), 0.5);
  const scores = CATEGORIES.map((_, at) => median(({ scores }) => scores[at] ?? 0));
  const findings = new Set(figures.flatMap((one) => one.findings));
  return [
    ...scores.map((score) => String(score).padStart(4)),
    median((one) => one.lcpMilliseconds)
      .toFixed(0)
      .padStart(7),
    median((one) => one.shift)
      .toFixed(3)
      .padStart(6),
    median((one) => one.tbtMilliseconds)
      .toFixed(0)
      .padStart(7),
    [...findings].join(', '),
  ].join('  ');
}

const server = await startServerProcess();
process.stdout.write(`${machineName()}, median of ${runs}\n`);
process.stdout.write(`${'page'.padEnd(34)} perf  a11y  best   seo   LCP ms    CLS   TBT ms\n`);
try {
  for (const { name, path, status } of PAGE_TYPES) {
    if (status !== 200 || (values.only && values.only !== name)) continue;
    for (const language of LANGUAGES) {
      const address = `${server.origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
      const figures: Figures[] = [];
      while (figures.length < runs) figures.push(await auditOnce(address));
      process.stdout.write(`${`${name} (${language})`.padEnd(34)} ${formatFigures(figures)}\n`);
    }
  }
} finally {
  await server.stop();
}
