/** The result of asking the registry for known defects of the locked packages. */
export interface AdvisoryReport {
  /** 0 for no known defect, 1 for some, 2 where the registry gave no advisories. */
  readonly status: 0 | 1 | 2;
  readonly text: string;
}

interface Advisory {
  readonly title: string;
  readonly url: string;
}

/** The output of `npm audit --json`, as far as it is read. */
interface Audit {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly severity: string;
        readonly range: string;
        /** The package's own advisories; a name stands for another package that has them. */
        readonly via: readonly (Advisory | string)[];
      }
    >
  >;
  readonly message?: string;
}

/** Reads the output of `npm audit --json`; any output may be empty or no JSON. */
export function readAdvisories(output: string): AdvisoryReport {
  const { vulnerabilities, message } = parse(output);
  if (!vulnerabilities)
    return {
      status: 2,
      text: `The registry gives no advisories, so nothing was checked: ${message ?? 'no response'}\n`,
    };
  const lines = Object.entries(vulnerabilities).flatMap(([name, { severity, range, via }]) =>
    via
      .filter((each) => typeof each !== 'string')
      .map(({ title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`),
  );
  if (lines.length === 0) return { status: 0, text: 'No package has a known defect.\n' };
  return { status: 1, text: `${lines.sort().join('\n')}\n` };
}

function parse(output: string): Audit {
  try {
    return JSON.parse(output) as Audit;
  } catch {
    return {};
  }
}
