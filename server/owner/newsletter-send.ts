import { closeSync, openSync, readSync } from 'node:fs';
import { LANGUAGES } from '#app/domain/language.ts';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { describeError } from '../log.ts';
import { parseAddress } from '../newsletter/address.ts';
import { endIssue } from '../newsletter/issue/issue-lease.ts';
import { type Issue, parseIssue } from '../newsletter/issue/parse-issue.ts';
import { sendIssue } from '../newsletter/issue/send-issue.ts';
import { SendStopped } from '../newsletter/issue/send-parts.ts';
import { readSmtpFailure } from '../newsletter/issue/smtp-outcome.ts';
import { createSmtpSession } from '../newsletter/issue/smtp-session.ts';
import { composeIssue } from '../newsletter/mail/compose.ts';
import type { OpenStore } from '../newsletter/open-store.ts';
import type { DeliveryState } from '../newsletter/tables.ts';
import {
  type Command,
  type CommandArguments,
  type CommandContext,
  CommandRefusal,
} from './command.ts';
import { requirePublicOrigin } from './link-origin.ts';
import { requireStore, withStore } from './open-owner-store.ts';
import { readAddress, readTypedLine } from './read-address.ts';
import { reasonOf } from './reasons.ts';

const PROGRESS_MS = 30_000;
/** Mailboxes cut a mail of more than 100 kB; this is room for three languages and mistakes. */
const MOST_BYTES = 1024 * 1024;
const SHOWN_FAULTS = 20;

/** Sends a newsletter to the confirmed subscribers. */
export const NEWSLETTER_SEND: Command = {
  name: 'newsletter send',
  parameters: { shown: 'FILE', least: 1, most: 1 },
  options: {
    'dry-run': { type: 'boolean', description: 'only checks the file and counts recipients' },
    'to-me': {
      type: 'boolean',
      description: 'sends it to one address, read from the standard input',
    },
    yes: { type: 'boolean', description: 'begins without a question' },
    'in-doubt': { type: 'boolean', description: 'sends mails again that may have arrived' },
    'end-other': {
      type: 'boolean',
      description: 'ends another newsletter that is not finished: its waiting mails are not sent',
    },
  },
  summary: 'Sends the newsletter in FILE to every confirmed address, each once',
  details: `FILE is text in UTF-8 with a section for each language, such as "--- en" (${LANGUAGES.join(', ')}). Each begins with a line
"Subject: …" and an empty line. Paragraphs are separated by empty lines, "## " begins a heading,
and [words](https://…) is a link. Mails leave at NEWSLETTER_MAILS_PER_HOUR. Ctrl-C ends the command
after the mail under way. The same file again continues where it ended, even after a kill.`,
  async run(context, args) {
    const file = args.positionals[0] ?? '';
    const issue = readIssue(file);
    requireStore(context);
    const origin = requirePublicOrigin(context);
    const { smtpUrl } = context.settings.newsletter;
    if (args.values['dry-run']) {
      await withStore(context, (store) => printRecipients(context, store));
      return;
    }
    if (smtpUrl === undefined) {
      throw new CommandRefusal('SMTP_URL should be set to send the newsletter, but is not.');
    }
    await withStore(context, (store) =>
      args.values['to-me']
        ? sendToOne(context, store, { issue, origin, smtpUrl })
        : sendToAll(context, args, store, { issue, origin, smtpUrl }),
    );
  },
};

interface Sending {
  readonly issue: Issue;
  readonly origin: string;
  readonly smtpUrl: string;
}

function readIssue(file: string): Issue {
  const parsed = parseIssue(readSmallFile(file));
  if (parsed.kind === 'issue') return parsed.issue;
  const { faults } = parsed;
  const lines = faults.slice(0, SHOWN_FAULTS).map((fault) => `${file}, ${fault}`);
  if (faults.length > SHOWN_FAULTS) lines.push(`${faults.length - SHOWN_FAULTS} more faults`);
  throw new CommandRefusal(lines.join('\n'));
}

/** Reads a file that has the size of a newsletter: another one is a mistake, or has no end. */
function readSmallFile(file: string): Uint8Array {
  const content = Buffer.alloc(MOST_BYTES + 1);
  let length = 0;
  try {
    const descriptor = openSync(file, 'r');
    try {
      for (let read = 1; read > 0 && length <= MOST_BYTES; length += read)
        read = readSync(descriptor, content, length, content.length - length, null);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const reason = reasonOf(String(describeError(error).code));
    throw new CommandRefusal(`The newsletter ${file} cannot be read: ${reason}.`);
  }
  if (length > MOST_BYTES)
    throw new CommandRefusal(`The newsletter ${file} has more than ${MOST_BYTES / 1024} kB.`);
  return content.subarray(0, length);
}

/** Prints the number of recipients in each language. */
async function printRecipients(
  { out }: Pick<CommandContext, 'out'>,
  store: OpenStore,
): Promise<void> {
  const counts = await store.transaction((rows) => rows.countRecipients());
  const total = counts.reduce((sum, { amount }) => sum + amount, 0);
  for (const language of LANGUAGES) {
    const amount = counts.find((count) => count.language === language)?.amount ?? 0;
    out(`${language.padEnd(10)}${amount}\n`);
  }
  out(`${'together'.padEnd(10)}${total}\n`);
}

async function sendToOne(
  context: CommandContext,
  store: OpenStore,
  { issue, origin, smtpUrl }: Sending,
): Promise<void> {
  const address = parseAddress(await readAddress(context))?.text;
  if (address === undefined) throw new CommandRefusal('This is not an e-mail address.');
  const { mailFrom, siteName } = context.settings.newsletter;
  const session = createSmtpSession(smtpUrl, mailFrom);
  const site = { tokens: store.tokens, publicOrigin: origin, siteName, now: context.clock() };
  try {
    for (const language of LANGUAGES) {
      // No subscriber has this id, so the link of the trial unsubscribes nobody.
      const mail = composeIssue(
        issue,
        { id: `trial-${site.now}-${language}`, language, address },
        site,
      );
      await session.deliver(mail, () => Promise.resolve());
    }
  } catch (error) {
    throw new CommandRefusal(
      `The mail server did not take the mail: ${readSmtpFailure(error).reply}.`,
    );
  } finally {
    session.close();
  }
  context.out(`Sent in ${LANGUAGES.length} languages.\n`);
}

async function sendToAll(
  context: CommandContext,
  { values }: CommandArguments,
  store: OpenStore,
  sending: Sending,
): Promise<void> {
  const { clock, err, out } = context;
  const { issue } = sending;
  const { progress, counts, other } = await store.transaction(async (rows) => ({
    progress: await rows.findIssue(issue.id),
    counts: await rows.countDeliveries(issue.id),
    other: await rows.findUnfinishedIssue(issue.id),
  }));
  const isBegun = Object.values(counts).some((amount) => amount > 0);
  // One that was ended has mails waiting, which are never sent.
  const repeatsDoubt =
    values['in-doubt'] === true && counts.waiting === 0 && counts.handing + counts.doubt > 0;
  if (typeof progress?.finishedAt === 'number' && !repeatsDoubt) {
    const reason = finishedReason(progress.finishedAt);
    // The deliveries are deleted after 30 days.
    if (!isBegun) throw new CommandRefusal(reason);
    err(`${reason}\n`);
    out(formatResult(counts));
    return;
  }
  if (other !== undefined && !values['end-other']) {
    throw new CommandRefusal(
      `The newsletter ${other} is not finished: send its file again, or end it with --end-other. ` +
        'A file that was changed is another newsletter, which goes to everybody.',
    );
  }
  if (isBegun) {
    err(`Continuing newsletter ${issue.id}, of which ${counts.sent} mails are sent.\n`);
  } else {
    await printRecipients({ out: err }, store);
    if (values.yes !== true) await askForYes(context);
  }
  if (other !== undefined && !(await endIssue(other, { store, clock }))) {
    throw new CommandRefusal(
      `Another command is sending the newsletter ${other}: stop it first. Nothing was sent.`,
    );
  }
  if (values['in-doubt']) {
    await store.transaction((rows) => rows.moveDeliveries(issue.id, 'handing', 'waiting'));
    await store.transaction((rows) => rows.moveDeliveries(issue.id, 'doubt', 'waiting'));
  }
  const isFinished = await deliver(context, store, sending);
  out(formatResult(await store.transaction((rows) => rows.countDeliveries(issue.id))));
  if (!isFinished) err('Not finished: the same command continues.\n');
}

function finishedReason(finishedAt: number): string {
  return (
    `This newsletter was finished or ended on ${romeDate(new Date(finishedAt))}: nothing is sent. ` +
    'A changed file is another newsletter.'
  );
}

/**
 * Sends the mails that wait until none is left or a signal stops the command.
 *
 * @returns whether none is left
 */
async function deliver(
  context: CommandContext,
  store: OpenStore,
  { issue, origin, smtpUrl }: Sending,
): Promise<boolean> {
  const { settings, clock } = context;
  const { mailFrom, siteName } = settings.newsletter;
  try {
    return await withSignal((signal) =>
      sendIssue(issue, {
        store,
        session: createSmtpSession(smtpUrl, mailFrom),
        site: { publicOrigin: origin, siteName },
        mailsPerHour: settings.newsletterMailsPerHour,
        clock,
        signal,
        onProgress: printProgress(context),
      }),
    );
  } catch (error) {
    if (!(error instanceof SendStopped)) throw error;
    throw new CommandRefusal(`${error.message} The same command continues later.`);
  }
}

/** @throws CommandRefusal unless the operator types "yes" */
async function askForYes(context: CommandContext): Promise<void> {
  if (context.stdin.isTTY !== true) {
    throw new CommandRefusal('Nothing is sent without a yes: add --yes, or call it on a terminal.');
  }
  const reply = await readTypedLine(context, 'Send it? (yes/no) ');
  if (reply !== 'yes') throw new CommandRefusal('Nothing was sent.');
}

/** Runs work with a signal that aborts on Ctrl-C and on SIGTERM. */
async function withSignal<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  process.once('SIGINT', abort);
  process.once('SIGTERM', abort);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', abort);
    process.off('SIGTERM', abort);
  }
}

function printProgress({ err, clock }: CommandContext): () => void {
  let attempts = 0;
  let printedAt = clock();
  return () => {
    attempts += 1;
    if (clock() - printedAt < PROGRESS_MS) return;
    printedAt = clock();
    err(`${attempts} mails tried\n`);
  };
}

type DeliveryCounts = Readonly<Record<DeliveryState, number>>;

function formatResult(counts: DeliveryCounts): string {
  const { sent, waiting, handing, doubt, bounced, refused, left } = counts;
  const lines = [
    ['sent', sent, ''],
    ['waiting', waiting, ''],
    [
      'in doubt',
      handing + doubt,
      'the reply was lost, so they may have arrived; --in-doubt sends them again',
    ],
    ['bounced', bounced, 'the mailbox was refused for good and gets nothing more'],
    ['refused', refused, 'the mail was refused, the mailbox was not'],
    ['left', left, 'unsubscribed before their mail was due'],
  ] as const;
  return lines
    .filter(([name, amount]) => name === 'sent' || amount > 0)
    .map(([name, amount, note]) => `${name.padEnd(10)}${String(amount).padEnd(8)}${note}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}
