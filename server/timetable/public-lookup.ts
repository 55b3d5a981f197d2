import type { LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../public-address.ts';
import { Refused } from './refused.ts';

/**
 * A DNS lookup that returns public addresses alone. The connection uses these very addresses, so a
 * later response of the name server cannot redirect it (DNS rebinding).
 */
export function publicLookup(resolve: typeof lookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first, ...others] = error
        ? []
        : found.filter(({ address }) => isPublicAddress(address));
      if (error) callback(error, []);
      else if (!first) callback(new Refused(`leads to ${host}, which has no public address`), []);
      else if (options.all) callback(null, [first, ...others]);
      else callback(null, first.address, first.family);
    });
  };
}
