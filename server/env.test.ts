import { describe, expect, it } from 'vitest';
import { readSettings, SettingError } from './env.ts';

describe('settings', () => {
  it('have a default each, so that a fresh clone runs', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000 });
    expect(settings.site).toMatchObject({ siteName: 'Binario', publicOrigin: 'http://localhost:3000' });
  });

  it('count as not set when they are empty', () => {
    expect(readSettings({ PORT: '', SITE_NAME: '' })).toEqual(readSettings({}));
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/path'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['SHOP_ADDRESS', 'javascript:alert(1)'],
    ['SHOP_STATION_ID', 'uic9'],
    ['HOTEL_SEARCH_ADDRESS', 'ftp://hotels.example'],
    ['TRAVEL_GUIDE_ADDRESS', 'nowhere'],
    ['DOMAIN_LISTING_ADDRESS', 'nowhere'],
    ['CONTACT_PHONE', 'call me'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CONTACT_CITY', 'Ro\nma'],
    ['SITE_NAME', 'Bi\u0000nario'],
    ['SOCIAL_PROFILES', 'Mastodon'],
    ['SOCIAL_PROFILES', 'Mastodon=javascript:alert(1)'],
    ['PARTNER_TEXT', 'Only a text'],
    ['PARTNER_ADDRESS', 'https://partner.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'http://mail.example'],
    ['CLIENT_ADDRESS_HEADER', 'X Forwarded For'],
    ['PAGE_CACHE_MEGABYTES', '0'],
  ])('stop the start with one line that names %s when it is %j', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`\\b${name}\\b[^\\n]* should be [^\\n]+$`));
  });
});
