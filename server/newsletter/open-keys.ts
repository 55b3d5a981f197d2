import { createKeyFile, keyFile, readKeyFile, replaceKeyFile, watchKeyFile } from './key-file.ts';
import { hasKey, makeKey, secretsIn } from './signing-keys.ts';
import { DAY_MS, type NewsletterSettings } from './store.ts';
import type { NewsletterStore, StoreTransaction } from './store-rows.ts';
import { createTokens, keyId, type SigningKeys, type Tokens } from './tokens.ts';

/** The key of earlier releases, which lies in the store. */
const SECRET_SETTING = 'secret';
/** The keys of servers that share a database and have no `SIGNING_KEYS`. */
export const KEYS_SETTING = 'keys';
/** When the keys in the store were first found outside it too. */
export const MOVED_SETTING = 'keys-moved-at';
/** The name of the key that signs (`keyId`). */
const SIGNER_SETTING = 'signing-key-id';
/** How long keys stay in the store after that, for a downgrade to the release before. */
const DOWNGRADE_MS = 30 * DAY_MS;

/** Where the keys of the links are kept. */
export type KeySettings = Pick<NewsletterSettings, 'databaseUrl' | 'dataFolder' | 'signingKeys'>;

/** The keys of an open store. */
export interface OpenKeys {
  /** `SIGNING_KEYS`, the file in the data folder, or the store itself. */
  readonly place: 'setting' | 'file' | 'store';
  /** All keys as one text (see `parseKeys`), without those that earlier releases have left. */
  text(): string;
  readonly tokens: Tokens;
  /** The name of the key that signed before, if it is not here: links in sent mails end then. */
  readonly lost: string | undefined;
}

/** The keys were taken out of the store, and this server does not have them. */
class MissingKeysError extends Error {
  override readonly name = 'MissingKeysError';
  readonly code = 'SIGNING_KEYS_MISSING';
}

/**
 * Opens the keys of a store: `SIGNING_KEYS` where it is set; else with SQLite the file
 * `newsletter.keys` in the data folder, which is made at the first start; else the database, since
 * its servers have nothing else in common. The key that an earlier release has left in the store
 * still verifies. It is deleted there 30 days after it was found outside.
 *
 * @throws when the keys are unusable or missing, or when the file cannot be written
 */
export async function openKeys(store: NewsletterStore, settings: KeySettings): Promise<OpenKeys> {
  const { signingKeys, databaseUrl, dataFolder } = settings;
  if (signingKeys === undefined && databaseUrl !== undefined) {
    const text = await store.transaction(settleStoredKeys);
    return { place: 'store', text: () => text, tokens: tokensOf(() => text, []), lost: undefined };
  }
  const stored = await store.transaction(listStoredKeys);
  const text =
    signingKeys === undefined ? openKeyFile(keyFile(dataFolder), stored) : () => signingKeys;
  const secrets = secretsIn(text(), Date.now());
  if (stored.length > 0 && stored.every((secret) => hasKey(text(), secret)))
    await store.transaction((rows) => rows.settleSetting(MOVED_SETTING, String(Date.now())));
  return {
    place: signingKeys === undefined ? 'file' : 'setting',
    text,
    tokens: tokensOf(text, stored),
    lost: await store.transaction((rows) => noteSigner(rows, secrets)),
  };
}

/** Notes the name of the key that signs, and returns the one before if that key is not here. */
async function noteSigner(
  rows: StoreTransaction,
  secrets: SigningKeys,
): Promise<string | undefined> {
  const before = await rows.findSetting(SIGNER_SETTING);
  const names = secrets.map(keyId);
  if (before !== names[0]) await rows.saveSetting(SIGNER_SETTING, names[0] ?? '');
  return before === undefined || names.includes(before) ? undefined : before;
}

/** Deletes the keys from the store once they have been outside it for long enough. */
export async function dropMovedKeys(rows: StoreTransaction, now: number): Promise<void> {
  const movedAt = await rows.findSetting(MOVED_SETTING);
  if (movedAt === undefined || now < Number(movedAt) + DOWNGRADE_MS) return;
  await rows.dropSetting(SECRET_SETTING);
  await rows.dropSetting(KEYS_SETTING);
}

/** Stores keys in a database whose servers have no others yet. */
export async function saveStoredKeys(rows: StoreTransaction, text: string): Promise<void> {
  await rows.saveSetting(KEYS_SETTING, text);
}

function tokensOf(text: () => string, stored: readonly string[]): Tokens {
  return createTokens((): SigningKeys => [...secretsIn(text(), Date.now()), ...stored]);
}

async function listStoredKeys(rows: StoreTransaction): Promise<string[]> {
  const keys = await rows.findSetting(KEYS_SETTING);
  const secret = await rows.findSetting(SECRET_SETTING);
  const listed = keys === undefined ? [] : secretsIn(keys, Date.now());
  return [...new Set([...listed, ...(secret === undefined ? [] : [secret])])];
}

async function settleStoredKeys(rows: StoreTransaction): Promise<string> {
  const [first, ...others] = await listStoredKeys(rows);
  if (first === undefined && (await rows.findSetting(MOVED_SETTING)) !== undefined)
    throw new MissingKeysError('The keys are no longer in the store: set SIGNING_KEYS.');
  return rows.settleSetting(KEYS_SETTING, [first ?? makeKey(), ...others].join(','));
}

/** Opens the file of the keys; makes it, or adds what an earlier release has left in the store. */
function openKeyFile(file: string, stored: readonly string[]): () => string {
  if (readKeyFile(file) === undefined) createKeyFile(file, [makeKey(), ...stored]);
  const text = readKeyFile(file) ?? '';
  const missing = stored.filter((secret) => !hasKey(text, secret));
  if (missing.length > 0) replaceKeyFile(file, `${text.trimEnd()}\n${missing.join('\n')}\n`);
  return watchKeyFile(file, readKeyFile(file) ?? '');
}
