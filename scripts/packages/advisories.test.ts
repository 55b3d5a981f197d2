import { describe, expect, it } from 'vitest';
import { readAdvisories } from './advisories.ts';

const advisory = (title: string) => ({ title, url: `https://advisories.example/${title}` });

describe('known defects of packages', () => {
  it('are listed with their package, once for each advisory', () => {
    const audit = {
      auditReportVersion: 2,
      vulnerabilities: {
        first: { severity: 'high', range: '<2.0.0', via: [advisory('one'), advisory('two')] },
        second: { severity: 'high', range: '*', via: ['first'] },
      },
    };
    expect(readAdvisories(JSON.stringify(audit))).toEqual({
      status: 1,
      text:
        'high: first <2.0.0: one (https://advisories.example/one)\n' +
        'high: first <2.0.0: two (https://advisories.example/two)\n',
    });
  });

  it('are none where the registry knows none', () => {
    const audit = { auditReportVersion: 2, vulnerabilities: {} };
    expect(readAdvisories(JSON.stringify(audit)).status).toBe(0);
  });

  it.each([
    [JSON.stringify({ message: '405 Method Not Allowed' }), '405 Method Not Allowed'],
    ['', 'no response'],
    ['<html>', 'no response'],
  ])('are unknown where the registry gives no advisories: %j', (output, reason) => {
    const { status, text } = readAdvisories(output);
    expect(status).toBe(2);
    expect(text).toContain(reason);
  });
});
