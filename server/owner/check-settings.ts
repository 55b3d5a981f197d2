import type { ServerSettings } from '../env.ts';
import { placeholdersLeft } from '../placeholders.ts';
import { isPublic } from '../public-origin.ts';
import type { Finding } from './finding.ts';

/** Checks the settings: placeholders, public origin, the header of the proxy. */
export function checkSettings(settings: ServerSettings): readonly Finding[] {
  return [checkPlaceholders(settings), checkOrigin(settings), checkProxy(settings)];
}

function checkPlaceholders(settings: ServerSettings): Finding {
  const name = 'placeholders';
  const left = placeholdersLeft(settings);
  if (left.length === 0) return { name, result: 'ok', text: 'none is left' };
  return {
    name,
    result: 'to do',
    text: `set ${left.join(', ')} (the sale banner: or SALE_BANNER=no)`,
  };
}

function checkOrigin({ site: { publicOrigin } }: ServerSettings): Finding {
  const name = 'public origin';
  if (!isPublic(publicOrigin)) {
    return {
      name,
      result: 'to do',
      text: `visitors cannot reach ${publicOrigin}: set PUBLIC_ORIGIN`,
    };
  }
  if (!publicOrigin.startsWith('https:')) {
    return { name, result: 'to do', text: `${publicOrigin} is not https: set PUBLIC_ORIGIN` };
  }
  return { name, result: 'ok', text: publicOrigin };
}

function checkProxy({
  site: { publicOrigin },
  clientAddress: { header },
}: ServerSettings): Finding {
  const name = 'proxy header';
  if (header !== undefined)
    return { name, result: 'ok', text: `the visitor's address is in ${header}` };
  if (!isPublic(publicOrigin)) return { name, result: 'ok', text: 'none, and no public origin' };
  const text = 'without CLIENT_ADDRESS_HEADER all visitors behind a proxy share one limit: set it';
  return { name, result: 'to do', text };
}
