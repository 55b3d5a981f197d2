import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readServerSettings, readSettings } from './env.ts';
import { SettingError } from './settings/read-setting.ts';

describe('settings', () => {
  it('have a default each, so that a fresh clone runs', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000 });
    expect(settings.site).toMatchObject({
      siteName: 'Binario',
      publicOrigin: 'http://localhost:3000',
    });
  });

  it('name the feeds of the timetable, none of them if the setting says so', () => {
    expect(readSettings({}).timetableFeeds).toHaveLength(3);
    expect(readSettings({ TIMETABLE_FEEDS: 'none' }).timetableFeeds).toEqual([]);
    const TIMETABLE_FEEDS = ' https://a.example/1.zip  https://b.example/?key=2,3 ';
    expect(readSettings({ TIMETABLE_FEEDS }).timetableFeeds).toEqual([
      'https://a.example/1.zip',
      'https://b.example/?key=2,3',
    ]);
    expect(() => readSettings({ TIMETABLE_FEEDS: 'http://a.example/' })).toThrow(
      'TIMETABLE_FEEDS should be https addresses divided by spaces, or none, ' +
        'but is "http://a.example/"',
    );
    expect(() => readSettings({ TIMETABLE_FEEDS: 'none https://a.example/' })).toThrow();
  });

  it('look for the loaded timetable in the data folder, or in a folder of its own', () => {
    expect(readSettings({ DATA_FOLDER: '/a' }).timetableFolder).toBe('/a');
    const apart = readSettings({ DATA_FOLDER: '/a', TIMETABLE_FOLDER: '/b' });
    expect(apart).toMatchObject({ timetableFolder: '/b', newsletter: { dataFolder: '/a' } });
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
    ['CONTACT_PHONE', '---'],
    ['CONTACT_PHONE', '+1 2'],
    ['CONTACT_CITY', '\u00a0'],
    ['SITE_NAME', 'Bi\u0000nario'],
    ['SITE_NAME', ' '],
    ['SITE_NAME', '\u200b'],
    ['SITE_NAME', 'Two\u2028lines'],
    ['OPERATOR_NAME', ' '],
    ['OPERATOR_ADDRESS', '\t'],
    ['OPERATOR_REGISTER', 'IT 1\nIT 2'],
    ['SALE_BANNER', 'off'],
    ['HOST', '127.0.0.1 '],
    ['HOST', 'http://127.0.0.1'],
    ['METRICS_HOST', 'a host'],
    ['DATA_FOLDER', ' '],
    ['SOCIAL_PROFILES', 'Mastodon'],
    ['SOCIAL_PROFILES', 'Mastodon=javascript:alert(1)'],
    ['SOCIAL_PROFILES', '=https://social.example'],
    ['SOCIAL_PROFILES', 'Mastodon=https://social.example,'],
    ['MAIL_FROM', 'xx'],
    ['MAIL_FROM', 'Binario <xx>'],
    ['MAIL_FROM', 'Binario <a@b.example>\r\nBcc: c@d.example'],
    ['PARTNER_TEXT', 'Only a text'],
    ['PARTNER_ADDRESS', 'https://partner.example'],
    ['POLICY_REPORT_ADDRESS', 'http://reports.example'],
    ['POLICY_REPORT_ADDRESS', 'reports.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://user:se#cret@database.example/news'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://user:100%@mail.example'],
    ['CONFIRMATION_MAILS_PER_HOUR', '0'],
    ['CLIENT_ADDRESS_HEADER', 'X Forwarded For'],
    ['PAGE_CACHE_MEGABYTES', '0'],
    ['STOP_DELAY_SECONDS', 'soon'],
    ['HSTS', 'yes'],
    ['HSTS', 'host'],
    ['TRUSTED_PROXIES', '0'],
    ['TRUSTED_PROXIES', '10'],
    ['NEWSLETTER_MAILS_PER_HOUR', 'many'],
    ['METRICS_PORT', '65536'],
  ])('stop the start with one line that names %s when it is %j', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`\\b${name}\\b[^\\n]* should be (?!Invalid)[^\\n]+$`));
  });

  it.each([
    [{ HSTS_PRELOAD: 'no' }, 'HSTS_PRELOAD should no longer be set: HSTS=preload takes its place'],
    [{ TRUSTED_PROXIES: '2' }, /^CLIENT_ADDRESS_HEADER should be set where TRUSTED_PROXIES is/],
    [
      { OPERATOR_ADDRESS: 'Via Roma 1, Torino' },
      /^OPERATOR_NAME should be set where OPERATOR_ADDRESS/,
    ],
    [
      { OPERATOR_REGISTER: 'IT 01234567890' },
      /^OPERATOR_NAME should be set where OPERATOR_ADDRESS/,
    ],
    [
      { HSTS: 'preload', PUBLIC_ORIGIN: 'http://www.altro.it' },
      /^HSTS should be off unless PUBLIC_ORIGIN is an https address [^\n]*, but is "preload" beside http:\/\/www\.altro\.it$/,
    ],
    [{ HSTS: 'host', PUBLIC_ORIGIN: 'https://localhost' }, /^HSTS should be off unless/],
    [{ HSTS: 'host', PUBLIC_ORIGIN: 'https://127.0.0.1:8443' }, /^HSTS should be off unless/],
  ])('stop the start where one needs another or is gone: %o', (environment, said) => {
    const read = () => readSettings(environment);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(said);
  });

  it.each([
    [undefined, 'http://localhost:3000', 'off'],
    [undefined, 'http://www.altro.it', 'off'],
    [undefined, 'https://localhost:8443', 'off'],
    [undefined, 'https://192.168.1.10', 'off'],
    [undefined, 'https://trains.internal', 'off'],
    [undefined, 'https://www.altro.it', 'host'],
    ['off', 'https://www.altro.it', 'off'],
    ['off', 'http://localhost:3000', 'off'],
    ['subdomains', 'https://www.altro.it', 'subdomains'],
    ['host', 'https://trains.internal', 'host'],
  ] as const)('with HSTS=%s let HTTPS reach from %s: %s', (set, origin, reach) => {
    expect(readSettings({ HSTS: set, PUBLIC_ORIGIN: origin }).hsts).toBe(reach);
  });

  it('trust one proxy where a header is named and no number', () => {
    const settings = readSettings({ CLIENT_ADDRESS_HEADER: 'X-Real-IP' });
    expect(settings.clientAddress).toEqual({ header: 'X-Real-IP', trustedProxies: 1 });
  });

  it('may name the operator, and take the words about the domain’s sale away', () => {
    const { site } = readSettings({ OPERATOR_NAME: ' Altro S.r.l. ', SALE_BANNER: 'no' });
    expect(site.operator).toEqual({
      name: 'Altro S.r.l.',
      address: undefined,
      register: undefined,
    });
    expect(site.domainListingAddress).toBeUndefined();
    expect(readSettings({ SALE_BANNER: 'yes' }).site.domainListingAddress).toMatch(/^https:/);
  });

  it('may name a sender with or without a name, and profiles with any address', () => {
    expect(readSettings({ MAIL_FROM: 'news@example.com' }).newsletter.mailFrom).toBe(
      'news@example.com',
    );
    expect(
      readSettings({ SOCIAL_PROFILES: 'A b = https://a.example/?x=1, C=https://c.example' }).site
        .socialProfiles,
    ).toEqual({ 'A b': 'https://a.example/?x=1', C: 'https://c.example' });
  });

  describe('on a machine', () => {
    const folder = () => {
      const made = mkdtempSync(join(tmpdir(), 'binario-env-'));
      onTestFinished(() => {
        vi.unstubAllEnvs();
        rmSync(made, { recursive: true });
      });
      return made;
    };

    it('stop the start with one line when the data folder cannot be written', () => {
      const file = join(folder(), 'file');
      writeFileSync(file, '');
      vi.stubEnv('DATA_FOLDER', join(file, 'data'));
      expect(readServerSettings).toThrow(SettingError);
    });

    it('close a data folder that others may enter', () => {
      const data = folder();
      chmodSync(data, 0o755);
      mkdirSync(join(data, 'mail'));
      vi.stubEnv('DATA_FOLDER', data);
      readServerSettings();
      expect(statSync(data).mode & 0o777).toBe(0o700);
    });

    it.each([
      ['of everybody', 0o1777, 'mail'],
      ['with other folders', 0o755, 'www'],
    ])('stop the start with one line when the data folder is one %s', (_, mode, name) => {
      const data = folder();
      mkdirSync(join(data, name));
      chmodSync(data, mode);
      vi.stubEnv('DATA_FOLDER', data);
      expect(readServerSettings).toThrow(/^DATA_FOLDER should be .* but .* is open to others.*$/);
      expect(statSync(data).mode & 0o7777).toBe(mode);
    });
  });

  it('give an address of reports that no header can be broken with', () => {
    const given = 'https://reports.example/"\r\nx: y';
    expect(readSettings({ POLICY_REPORT_ADDRESS: given }).site.policyReportAddress).toBe(
      'https://reports.example/%22x:%20y',
    );
  });

  it.each([
    ['DATABASE_URL', 'postgres://user:s3cret@data base.example/news'],
    ['DATABASE_URL', 'postgre://user:s3cret@database.example/news'],
    ['SMTP_URL', 'mail://user:s3cret@mail.example'],
    ['SMTP_URL', 'smtp://user:s3cret%@mail.example'],
  ])('never show the password of %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(/^[^\n]*is something else[^\n]*$/);
    expect(() => readSettings({ [name]: value })).not.toThrow(/s3cret/);
  });
});
