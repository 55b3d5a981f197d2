import { describe, expect, it } from 'vitest';
import type { LinkState } from '#app/domain/newsletter.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { newsletterLink } from './newsletter-link.tsx';

/** Posts a form to the link's address and returns the status and the tokens that were used. */
async function post(address: string, form: Readonly<Record<string, string>>, state: LinkState) {
  const url = new URL(address, 'https://www.example.com');
  const tokens: string[] = [];
  const request = {
    path: url.pathname,
    fields: url.searchParams,
    language: 'en',
    newsletter: {
      async unsubscribe(token: string) {
        tokens.push(token);
        return state;
      },
    },
  } as unknown as SiteRequest;
  const page = newsletterLink('unsubscribe');
  const shown = await page.submit?.(request, (name) => form[name] ?? '');
  return { status: (shown as { status?: number }).status ?? 200, tokens };
}

const LINK = '/newsletter/unsubscribe?token=u.of-the-address';

describe('the unsubscribe link of a mail or an export', () => {
  it('accepts one-click unsubscribing (RFC 8058) with the token of the address', async () => {
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect(await post(LINK, form, 'unsubscribed')).toEqual({
      status: 200,
      tokens: ['u.of-the-address'],
    });
  });

  it("takes the token of the page's own form first", async () => {
    expect((await post(LINK, { token: 'u.of-the-form' }, 'unsubscribed')).tokens).toEqual([
      'u.of-the-form',
    ]);
  });

  it.each([
    ['invalid', 400],
    ['unavailable', 503],
  ] as const)('responds to a token that is %s with %i', async (state, status) => {
    expect((await post(LINK, {}, state)).status).toBe(status);
  });
});
