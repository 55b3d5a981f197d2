import type { Attack } from './attack.ts';
import { NEWSLETTER_ATTACKS } from './newsletter-attacks.ts';
import { SERVER_ATTACKS } from './server-attacks.ts';
import { TRAIN_ATTACKS } from './train-attacks.ts';

/** The attacks that end within seconds. Sieges are in `sieges.ts`. */
export const ATTACKS: readonly Attack[] = [
  ...NEWSLETTER_ATTACKS,
  ...SERVER_ATTACKS,
  ...TRAIN_ATTACKS,
];
