import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CreatedSite, createSite } from '../tests/browser/server.ts';
import { faultOf } from './testing/find-fault.ts';
import { hostileRequests, MARK } from './testing/hostile-requests.ts';

let site: CreatedSite;
beforeAll(async () => {
  site = await createSite(new Date('2026-12-10T08:00:00Z'));
});
afterAll(() => site.close());

const LONG = 'x'.repeat(10_000);
const get = (address: string, headers: Record<string, string> = {}) => ({
  method: 'GET',
  address,
  headers,
  body: undefined,
});

describe('bad input', () => {
  it.each([
    ['an unknown language', get('/?lng=xx')],
    ['a query of 10,000 characters', get(`/?from=${LONG}&to=${LONG}`)],
    ['a field name of 10,000 characters', get(`/?${LONG}=1`)],
    ['a path of 10,000 characters', get(`/${LONG}`)],
    ['a trip of 10,000 characters', get(`/train-from-${LONG}-to-${LONG}`)],
    ['broken percent-encoding in the path', get('/%')],
    ['broken UTF-8 in the path', get('/%e0%a4%a')],
    ['broken percent-encoding in the query', get('/search?from=%&to=%zz')],
    ['control characters in the path', get('/a%00b%0a%1b[31m')],
    ['control characters in the query', get('/search?from=%00%0a&to=%1b')],
    [
      'script in a station',
      get(`/search?from=${encodeURIComponent(MARK)}&to=${encodeURIComponent(MARK)}`),
    ],
    ['script in a path', get(`/${encodeURIComponent(MARK)}`)],
    ['script in a trip', get(`/train-from-${encodeURIComponent(MARK)}-to-rome`)],
    ['script in the token of a mail', get(`/newsletter/confirm?token=${encodeURIComponent(MARK)}`)],
    ['a day that does not exist', get('/search?from=Rome&to=Milan&date=2027-02-29')],
    ['a day that is past', get('/search?from=Rome&to=Milan&date=1999-01-01')],
    ['a plan of 10,000 characters', get(`/plan?stops=${LONG}&days=${LONG}&add=${LONG}`)],
    ['a plan of 10,000 places', get(`/plan?stops=${'rome,'.repeat(10_000)}`)],
    ['control characters in a plan', get('/plan?stops=%00,%1b[31m,rome&days=%0a&add=%00')],
    ['script in a plan', get(`/plan?stops=${encodeURIComponent(MARK)},rome&date=9999-12-31`)],
    ['a change that a plan does not have', get('/plan?stops=rome,milan&change=9-later&add=')],
    ['a plan of nothing as a calendar', get('/plan.ics?stops=,,,&date=0000-00-00')],
    ['no adult', get('/search?adults=0')],
    ['seven adults', get('/search?adults=7')],
    ['fewer children than none', get('/search?children=-1')],
    ['five children', get('/search?children=5')],
    ['an unknown currency', get('/search?currency=XBT')],
    ['an unknown destination', get('/?destination=00000000')],
    ['a path like another host', get('//evil.example')],
    ['a path like another host, with backslashes', get('/\\evil.example')],
    ['an encoded path like another host', get('/%2f%2fevil.example')],
    ['a huge header', get('/', { 'Accept-Language': 'it,'.repeat(8_000) })],
    ['a huge cookie', get('/', { Cookie: `i18next=${LONG}` })],
    ['another host’s name', get('/', { Host: 'evil.example' })],
    ['an unknown method', { ...get('/'), method: 'BREW' }],
    ['a form that is no form', { ...get('/newsletter'), method: 'POST', body: '\u0000' }],
  ])('gets a plain response: %s', async (_, request) => {
    expect(await faultOf(site.site, request)).toBeUndefined();
  });

  it('keeps the longest station text of a search within its bound', async () => {
    const html = await (await site.site.request(`/search?from=${LONG}`)).text();
    expect(html).not.toContain('x'.repeat(81));
  });

  it.each([
    `/train-from-${LONG}-to-rome`,
    `/cities/${LONG}`,
    `/hotels/${LONG}`,
    `/routes/${LONG}/rome`,
  ])('leads elsewhere from a path of 10,000 characters with a short address', async (path) => {
    const response = await site.site.request(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')?.length).toBeLessThan(300);
  });

  it('gets a plain response whatever it is (2,000 generated requests)', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequests, async (request) => {
        expect(await faultOf(site.site, request)).toBeUndefined();
      }),
      { seed: 20_261_210, numRuns: 2_000 },
    );
  });
});
