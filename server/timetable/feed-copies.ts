import { createHash } from 'node:crypto';
import { access, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '../make-folder.ts';
import type { Validators } from './fetch-feed.ts';
import { writeAtomically } from './write-atomically.ts';

const Description = v.object({
  source: v.string(),
  validators: v.object({ etag: v.optional(v.string()), lastModified: v.optional(v.string()) }),
  fetchedAt: v.number(),
  checkedAt: v.number(),
});

/** The last good content of a feed's address, for the days on which it cannot be fetched. */
export interface FeedCopy {
  /** The zip file. */
  readonly path: string;
  readonly validators: Validators;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  /** When the address last had nothing newer, in milliseconds since 1970. */
  readonly checkedAt: number;
}

/** The folder of the copies, below that of the timetable. */
export function copiesFolder(folder: string): string {
  return join(folder, 'timetable-feeds');
}

/** Makes the folder of the copies and deletes what an import left that was killed. */
export async function prepareCopies(folder: string): Promise<void> {
  makeFolder(copiesFolder(folder));
  await deleteDownloads(folder);
}

/**
 * Deletes downloads that did not become a copy, and half descriptions. Only the import that has the
 * lock writes into this folder.
 */
export async function deleteDownloads(folder: string): Promise<void> {
  const copies = copiesFolder(folder);
  for (const name of await readdir(copies))
    if (name.endsWith('.part')) await rm(join(copies, name));
}

/** The copy of a feed's address; undefined if there is none. */
export async function findCopy(folder: string, source: string): Promise<FeedCopy | undefined> {
  const path = join(copiesFolder(folder), `${nameOf(source)}.zip`);
  try {
    const text = await readFile(join(copiesFolder(folder), `${nameOf(source)}.json`), 'utf8');
    const { validators, fetchedAt, checkedAt } = v.parse(Description, JSON.parse(text));
    await access(path);
    const { etag, lastModified } = validators;
    return {
      path,
      validators: { ...(etag && { etag }), ...(lastModified && { lastModified }) },
      fetchedAt,
      checkedAt,
    };
  } catch {
    // Without its description a copy is not used, and the feed is fetched again.
    return undefined;
  }
}

/** Makes a download the copy of its feed. */
export async function keepDownload(
  folder: string,
  source: string,
  { path, validators }: { readonly path: string; readonly validators: Validators },
  now: number,
): Promise<void> {
  const copies = copiesFolder(folder);
  // A kill between these steps leaves a copy without validators, which is fetched again.
  await rm(join(copies, `${nameOf(source)}.json`), { force: true });
  await rename(path, join(copies, `${nameOf(source)}.zip`));
  await describe(folder, { source, validators, fetchedAt: now, checkedAt: now });
}

/** Notes that the address of a copy has nothing newer. */
export async function confirmCopy(folder: string, source: string, now: number): Promise<void> {
  const copy = await findCopy(folder, source);
  if (!copy) return;
  const { validators, fetchedAt } = copy;
  await describe(folder, { source, validators, fetchedAt, checkedAt: now });
}

async function describe(
  folder: string,
  description: v.InferOutput<typeof Description>,
): Promise<void> {
  const name = `${nameOf(description.source)}.json`;
  await writeAtomically(copiesFolder(folder), name, JSON.stringify(description));
}

/** The name of a copy: no part of an address becomes part of a path. */
function nameOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}
