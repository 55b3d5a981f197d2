import { setTimeout as pause } from 'node:timers/promises';
import { FORM } from './attack.ts';
import type { AttackedServer } from './attacked-server.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { mostResidentMegabytes } from './resident-memory.ts';

/** Figures of an honest visitor during an attack on a server and directly after it. */
export interface VisitorFigures {
  /** The most resident memory of the server. */
  readonly megabytes: number;
  /** The longest time of each in milliseconds; infinite without the right response. */
  readonly health: number;
  readonly page: number;
  /** A sign-up; undefined where none was sent. */
  readonly form: number | undefined;
}

/** The bounds of these figures under every attack. */
const VISITOR_BOUNDS: VisitorFigures = {
  megabytes: 300,
  health: 1_000,
  page: 2_000,
  form: 4_000,
};

export const isWithinBounds = ({ megabytes, health, page, form = 0 }: VisitorFigures): boolean =>
  megabytes < VISITOR_BOUNDS.megabytes &&
  health < VISITOR_BOUNDS.health &&
  page < VISITOR_BOUNDS.page &&
  form < (VISITOR_BOUNDS.form ?? 0);

interface VisitOptions {
  /** Whether the visitor signs up while the attack lasts, and not only after it. */
  readonly sendsForms: boolean;
}

/** A visitor signs up too rarely to reach a limit. */
const PAUSE_MILLISECONDS = 150;
/** Accepted at once, or with a mail that waits for its turn. */
const SIGNED_UP = [303, 202];
const LONGEST_MILLISECONDS = 30_000;

/**
 * Visits a server while it is attacked, and once more at once after. Rejects as the attack does,
 * after the visit under way.
 */
export async function visitDuring<Result>(
  server: AttackedServer,
  { sendsForms }: VisitOptions,
  attack: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly figures: VisitorFigures }> {
  let figures: VisitorFigures = { megabytes: 0, health: 0, page: 0, form: undefined };
  let visits = 0;
  const visit = async (sendsForm: boolean) => {
    const before = server.interruptions();
    const megabytes = Math.max(figures.megabytes, mostResidentMegabytes(server.pid));
    const health = await timeOf(server, [200], rawRequest('GET /healthz'));
    const page = await timeOf(server, [200], rawRequest('GET /help'));
    visits += 1;
    const form = sendsForm ? await timeOf(server, SIGNED_UP, signUp(visits)) : undefined;
    figures = { ...figures, megabytes };
    // A server that the attack has paused or stopped by a signal serves nobody.
    if (server.interruptions() > before) return;
    figures = {
      megabytes,
      health: Math.max(figures.health, health),
      page: Math.max(figures.page, page),
      form: form === undefined ? figures.form : Math.max(figures.form ?? 0, form),
    };
  };
  // From now on the page is in memory.
  await visit(false);
  figures = { megabytes: 0, health: 0, page: 0, form: undefined };
  let isOver = false;
  const result = attack().finally(() => {
    isOver = true;
  });
  // Handled from the start: an attack that fails during a visit would end the process.
  const end = result.catch(() => {});
  while (!isOver && server.isRunning()) {
    await visit(sendsForms);
    await Promise.race([pause(PAUSE_MILLISECONDS), end]);
  }
  await result;
  if (server.isRunning()) await visit(true);
  return { result: await result, figures };
}

function signUp(visit: number): string {
  const body = `email=honest${visit}%40example.com`;
  return rawRequest('POST /newsletter', ['Host: a', FORM, `Content-Length: ${body.length}`]) + body;
}

async function timeOf(
  server: AttackedServer,
  expected: readonly number[],
  bytes: string,
): Promise<number> {
  const start = performance.now();
  const { statuses } = await sendRaw(server.port, bytes, LONGEST_MILLISECONDS);
  const isExpected = expected.includes(statuses[0] ?? 0);
  return isExpected ? performance.now() - start : Number.POSITIVE_INFINITY;
}
