import { describe, expect, it } from 'vitest';
import { organizationId } from './node.ts';
import { organization } from './organization.ts';

const site = {
  siteName: 'Binario',
  publicOrigin: 'https://www.example.com',
  phone: '+39 06 0000 0000',
  email: 'hello@binario.example',
  city: 'Roma',
  socialProfiles: { Mastodon: 'https://social.example/@binario' },
};

describe('the structured data of the organisation', () => {
  it('says how to reach it, as the footer does', () => {
    expect(organization(site)).toMatchObject({
      '@type': 'Organization',
      '@id': organizationId(site),
      name: 'Binario',
      url: 'https://www.example.com/',
      address: { addressLocality: 'Roma' },
      contactPoint: { telephone: '+39 06 0000 0000', email: 'hello@binario.example' },
      sameAs: ['https://social.example/@binario'],
    });
  });

  it('names no profile where there is none', () => {
    expect(JSON.stringify(organization({ ...site, socialProfiles: {} }))).not.toContain('sameAs');
  });
});
