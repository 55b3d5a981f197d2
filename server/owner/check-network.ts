import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { ServerSettings } from '../env.ts';
import { describeError } from '../log.ts';
import { smtpOptions } from '../newsletter/mail/mailer.ts';
import { hostOf } from '../public-origin.ts';
import type { Finding } from './finding.ts';

const LOGIN_LIMIT_MS = 10_000;

/** Looks up the names of the public origin, the mail server and the database. */
export async function checkNames({ site, newsletter }: ServerSettings): Promise<Finding> {
  const { smtpUrl, databaseUrl } = newsletter;
  const hosts = [site.publicOrigin, smtpUrl, databaseUrl]
    .filter((address) => address !== undefined)
    .map(hostOf)
    .filter((host) => host !== '' && isIP(host) === 0);
  const failures: string[] = [];
  for (const host of new Set(hosts)) {
    try {
      await lookup(host);
    } catch (error) {
      failures.push(`${host} (${describeError(error).code})`);
    }
  }
  const name = 'DNS names';
  if (failures.length > 0) {
    return {
      name,
      result: 'to do',
      text: `not found: ${failures.join(', ')}; enter them, or wait for DNS`,
    };
  }
  return { name, result: 'ok', text: [...new Set(hosts)].join(', ') || 'no names are set' };
}

/** Logs in to the mail server and sends nothing. */
export async function checkMailLogin({
  newsletter: { smtpUrl },
}: ServerSettings): Promise<Finding> {
  const name = 'mail login';
  if (smtpUrl === undefined) {
    return {
      name,
      result: 'to do',
      text: 'mails are written as files into the data folder: set SMTP_URL',
    };
  }
  const { host } = new URL(smtpUrl);
  const limits = { connectionTimeout: LOGIN_LIMIT_MS, socketTimeout: LOGIN_LIMIT_MS };
  const transport = createTransport({ url: smtpUrl, ...smtpOptions(smtpUrl), ...limits });
  try {
    await transport.verify();
    return { name, result: 'ok', text: `${host} takes mails` };
  } catch (error) {
    const { code, smtpReply } = describeError(error);
    const cause = [code, smtpReply].filter((part) => part !== undefined).join(' ');
    return { name, result: 'to do', text: `${host} does not take mails (${cause}): see SMTP_URL` };
  } finally {
    transport.close();
  }
}
