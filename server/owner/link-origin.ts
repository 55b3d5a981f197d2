import type { ServerSettings } from '../env.ts';
import type { StoreState } from '../newsletter/store-state.ts';
import { isLoopback } from '../public-origin.ts';
import { type CommandContext, CommandRefusal } from './command.ts';

/** Names the origin of the newsletter's links and its source. */
export function describeOrigin(settings: ServerSettings, store: StoreState): string {
  const given = givenOrigin(settings);
  if (store.kind === 'failed')
    return `${given ?? 'unknown'} (the store cannot be read: ${store.code})`;
  const kept = store.kind === 'present' ? store.publicOrigin : undefined;
  if (kept === undefined) return given ?? 'none: no server has used this store yet';
  if (given === undefined || given === kept) return `${kept} (kept in the store by the servers)`;
  return `${kept} (kept in the store by the servers; PUBLIC_ORIGIN here is ${given})`;
}

/**
 * Returns the origin for links in mails and exports: the one that the servers keep in the store.
 *
 * @throws CommandRefusal when there is none, when PUBLIC_ORIGIN differs, and when it is an address
 *   of this machine that PUBLIC_ORIGIN does not confirm
 */
export function requirePublicOrigin({ settings, storeState }: CommandContext): string {
  const given = givenOrigin(settings);
  const kept = storeState.kind === 'present' ? storeState.publicOrigin : undefined;
  if (kept === undefined) {
    throw new CommandRefusal(
      'The store has no public origin, so no link can be written: ' +
        'start a server with PUBLIC_ORIGIN first.',
    );
  }
  if (given !== undefined && given !== kept) {
    throw new CommandRefusal(
      `PUBLIC_ORIGIN is ${given}, but the servers of this store use ${kept}: ` +
        'use the settings of the servers.',
    );
  }
  if (given === undefined && isLoopback(kept)) {
    throw new CommandRefusal(
      `The servers use ${kept}, an address of this machine, in every link: ` +
        'start them with PUBLIC_ORIGIN first.',
    );
  }
  return kept;
}

/** PUBLIC_ORIGIN if it is set. Its default says nothing about the servers. */
function givenOrigin({ given, site }: ServerSettings): string | undefined {
  return given.has('PUBLIC_ORIGIN') ? site.publicOrigin : undefined;
}
