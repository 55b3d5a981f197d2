import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, expectStatus, FORM, sendForm, statusOf } from './attack.ts';
import type { ServerProcess } from './server-process.ts';

const PUBLIC_ORIGIN = 'https://www.binario.example';
/** Visitors' addresses are in a header, so that those of other subnets have other limits. */
const BEHIND_PROXY = { CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };

/** The clock of such a server is as far from the true one as `setClock` says. */
const SETTABLE_CLOCK = {
  NODE_OPTIONS: `--import=${new URL('settable-clock.js', import.meta.url).href}`,
};
const YEAR_MS = 365 * 24 * 60 * 60_000;

function setClock({ dataFolder }: ServerProcess, offsetMs: number): void {
  writeFileSync(join(dataFolder, 'clock-offset'), String(offsetMs), { mode: 0o600 });
}

/** Signs an address up. Resolves with the response's status and its text. */
async function signUp(server: ServerProcess, address: string, from?: string) {
  const headers = from === undefined ? [] : [`X-Forwarded-For: ${from}`];
  const body = `email=${encodeURIComponent(address)}`;
  const { statuses, text } = await sendForm(server, '/newsletter', body, headers);
  return { status: statuses[0] ?? 0, text };
}

/** The attacks on sign-ups. Those on the newsletter's store are in its own tests. */
export const NEWSLETTER_ATTACKS: readonly Attack[] = [
  {
    name: 'a form from behind TLS is taken',
    environment: { PUBLIC_ORIGIN },
    async run(server) {
      const headers = [`Origin: ${PUBLIC_ORIGIN}`];
      const { statuses } = await sendForm(server, '/newsletter', 'email=a%40example.com', headers);
      return { held: statuses[0] === 303, figure: `${statuses[0]}` };
    },
  },
  {
    name: 'another site’s form is not',
    environment: { PUBLIC_ORIGIN },
    run: expectStatus(403, 'POST /newsletter', [
      'Host: www.binario.example',
      'Origin: https://evil.example',
      FORM,
      'Content-Length: 0',
    ]),
  },
  {
    name: 'nor one from a file, or one that a browser says comes from another site',
    async run(server) {
      const statuses: number[] = [];
      for (const header of ['Origin: file://', 'Origin: null', 'Sec-Fetch-Site: cross-site'])
        statuses.push((await sendForm(server, '/newsletter', '', [header])).statuses[0] ?? 0);
      return { held: statuses.every((status) => status === 403), figure: statuses.join(' ') };
    },
  },
  {
    name: 'too many sign-ups say when the next may come, and others may still sign up',
    environment: BEHIND_PROXY,
    async run(server) {
      let response = await signUp(server, 'b@example.com', '198.51.100.7');
      for (let at = 1; at < 150 && response.status === 303; at += 1)
        response = await signUp(server, `b${at}@example.com`, '198.51.100.7');
      const seconds = /^Retry-After: (\d+)\r$/im.exec(response.text)?.[1];
      const other = await signUp(server, 'other@example.org', '203.0.113.7');
      return {
        held: seconds !== undefined && other.status === 303,
        figure: `${response.status}, Retry-After ${seconds ?? 'missing'}; another ${other.status}`,
      };
    },
  },
  {
    name: 'a prefix of IPv6 with 65,536 subnets signs up no more than 200 in an hour',
    environment: BEHIND_PROXY,
    async run(server) {
      let taken = 0;
      for (let at = 0; at < 250; at += 1) {
        const from = `2001:db8:1:${(at * 256).toString(16)}::1`;
        const { status } = await signUp(server, `c@c${at}.example`, from);
        if (status !== 429) taken += 1;
      }
      const other = await signUp(server, 'other@example.org', '2001:db8:2::1');
      return {
        held: taken === 200 && other.status === 303,
        figure: `${taken} of 250; another ${other.status}`,
      };
    },
  },
  {
    name: 'when strangers have used up the site’s hour, others are told to wait and not refused',
    environment: { ...BEHIND_PROXY, CONFIRMATION_MAILS_PER_HOUR: '10' },
    async run(server) {
      for (let at = 0; at < 20; at += 1) await signUp(server, `d@d${at}.example`, `198.51.${at}.7`);
      const { status } = await signUp(server, 'other@example.org', '203.0.113.7');
      return { held: status === 202, figure: `${status}` };
    },
  },
  {
    name: 'the limit of a mailbox tells nobody whether it has signed up',
    environment: BEHIND_PROXY,
    async run(server) {
      await signUp(server, 'known@example.com', '198.51.100.7');
      const statusesOf = async (mailbox: string) => {
        const statuses: number[] = [];
        for (let at = 0; at < 4; at += 1)
          statuses.push((await signUp(server, `${mailbox}+${at}@example.com`, '192.0.2.7')).status);
        return statuses.join(' ');
      };
      const [known, unknown] = [await statusesOf('known'), await statusesOf('unknown')];
      return { held: known === '303 303 303 303' && known === unknown, figure: known };
    },
  },
  {
    name: 'an unsubscription with a wrong token says that it failed',
    run: expectStatus(400, 'POST /newsletter/unsubscribe/one-click?token=u.nobody.nothing', [
      'Host: a',
      FORM,
      'Content-Length: 0',
    ]),
  },
  {
    name: 'a clock that is set a year ahead, back, and two years back holds up no page and no mail',
    environment: SETTABLE_CLOCK,
    async run(server) {
      const statuses: number[] = [];
      for (const [at, offset] of [YEAR_MS, 0, -2 * YEAR_MS].entries()) {
        setClock(server, offset);
        statuses.push((await signUp(server, `clock${at}@example.com`)).status);
        statuses.push(await statusOf(server, `GET /train-from-rome-to-milan?from=x${at}`));
        while (server.log.filter((line) => line.includes('newsletter.mail-sent')).length <= at)
          await pause(50);
      }
      const held = statuses.every((status) => status === 303 || status === 200);
      return { held, figure: `${statuses.join(' ')}, all mails sent` };
    },
  },
  {
    name: 'no other user of the machine reads the data',
    async run(server) {
      await signUp(server, 'e@example.com');
      const names = readdirSync(server.dataFolder, { recursive: true, encoding: 'utf8' });
      const open = names.filter((name) => statSync(join(server.dataFolder, name)).mode & 0o077);
      return {
        held: names.some((name) => name.startsWith('newsletter.sqlite')) && open.length === 0,
        figure: `${open.length} of ${names.length} open to others`,
      };
    },
  },
];
