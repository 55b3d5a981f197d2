import { chmodSync, readdirSync, statSync } from 'node:fs';

const FOR_OTHERS = 0o077;
/** A folder such as /tmp, in which everybody keeps files. */
const STICKY = 0o1000;
/** The folders that a data folder may hold. */
const OWN_FOLDERS = /^(mail|timetable.*|lost\+found)$/;

/** Whether other users than the owner have rights on a file or folder. */
export function isOpenToOthers(path: string): boolean {
  return (statSync(path).mode & FOR_OTHERS) !== 0;
}

/**
 * Narrows a data folder that other users may enter, so that only its owner may. Leaves a folder
 * alone that holds something else too, such as /tmp or /var/lib: others may need it as it is.
 *
 * @returns false when the folder is open to others and was left so
 * @throws the file system's error when the rights cannot be read or changed
 */
export function keepPrivate(folder: string): boolean {
  if (!isOpenToOthers(folder)) return true;
  const entries = readdirSync(folder, { withFileTypes: true });
  const isShared = (statSync(folder).mode & STICKY) !== 0 && entries.length > 0;
  const hasOthers = entries.some((entry) => entry.isDirectory() && !OWN_FOLDERS.test(entry.name));
  if (isShared || hasOthers) return false;
  chmodSync(folder, 0o700);
  return true;
}
