import { CHECK } from './check.ts';
import type { Command } from './command.ts';
import { NEWSLETTER_BACKUP } from './newsletter-backup.ts';
import { NEWSLETTER_ERASE } from './newsletter-erase.ts';
import { NEWSLETTER_EXPORT } from './newsletter-export.ts';
import { NEWSLETTER_LEDGER } from './newsletter-ledger.ts';
import { NEWSLETTER_MOVE } from './newsletter-move.ts';
import { NEWSLETTER_NEW_KEY } from './newsletter-new-key.ts';
import { NEWSLETTER_RESTORE } from './newsletter-restore.ts';
import { NEWSLETTER_SEND } from './newsletter-send.ts';
import { NEWSLETTER_STATS } from './newsletter-stats.ts';
import { STATUS } from './status.ts';
import { TIMETABLE } from './timetable.ts';

/** Every command of the owner, in the order in which `--help` lists them. */
export const COMMANDS: readonly Command[] = [
  CHECK,
  STATUS,
  TIMETABLE,
  NEWSLETTER_STATS,
  NEWSLETTER_EXPORT,
  NEWSLETTER_LEDGER,
  NEWSLETTER_SEND,
  NEWSLETTER_ERASE,
  NEWSLETTER_BACKUP,
  NEWSLETTER_RESTORE,
  NEWSLETTER_MOVE,
  NEWSLETTER_NEW_KEY,
];
