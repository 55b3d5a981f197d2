import { OWN_VERSION } from '../newsletter/migrations.ts';
import type { StoreState } from '../newsletter/store-state.ts';
import type { Finding } from './finding.ts';

/** Checks whether the store can be read, its tables, and the origin of its servers. */
export function checkStore(store: StoreState, publicOrigin: string): Finding {
  const name = 'store';
  const todo = (text: string): Finding => ({ name, result: 'to do', text });
  if (store.kind === 'missing')
    return todo('there is none yet: the first start of a server creates it');
  if (store.kind === 'failed') {
    return todo(`it cannot be read (${store.code}): see DATABASE_URL and DATA_FOLDER`);
  }
  const { version, publicOrigin: kept, successor } = store;
  if (successor !== undefined) {
    return todo(`the servers keep the newsletter in ${successor}: set DATABASE_URL`);
  }
  if (kept !== undefined && kept !== publicOrigin) {
    return todo(`its servers use ${kept}, and PUBLIC_ORIGIN here is ${publicOrigin}: use one`);
  }
  const other =
    version === OWN_VERSION ? '' : `, of another release: this one has version ${OWN_VERSION}`;
  return { name, result: 'ok', text: `tables of version ${version}${other}` };
}
