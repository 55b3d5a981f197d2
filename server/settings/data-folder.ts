import { accessSync, constants, existsSync } from 'node:fs';
import { makeFolder } from '../make-folder.ts';
import { keepPrivate } from '../private-folder.ts';
import { SettingError } from './read-setting.ts';

/** The errors of a disk that is full, over quota, or read-only. */
const NOT_WRITABLE = ['ENOSPC', 'EDQUOT', 'EROFS'];

/**
 * Creates a folder of a setting if it is missing. The server starts even with a full or read-only
 * disk: pages need none, and the newsletter asks visitors to retry later.
 *
 * @throws SettingError when the folder cannot be written for any other reason
 */
export function prepareFolder(
  folder: string,
  name: 'DATA_FOLDER' | 'TIMETABLE_FOLDER' = 'DATA_FOLDER',
): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NOT_WRITABLE.includes(code)) return;
    throw new SettingError(
      `${name} should be a folder that can be written, but is ${JSON.stringify(folder)} (${code})`,
    );
  }
}

/**
 * Narrows the rights on the data folder to its owner's, since e-mail addresses are kept there.
 *
 * @throws SettingError when others may enter it and that cannot be changed
 */
export function closeDataFolder(dataFolder: string): void {
  try {
    if (!existsSync(dataFolder) || keepPrivate(dataFolder)) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(
      'DATA_FOLDER should be a folder that its owner alone may enter (chmod 700), ' +
        `but ${JSON.stringify(dataFolder)} is open to others and cannot be changed (${code})`,
    );
  }
  throw new SettingError(
    'DATA_FOLDER should be a folder of its own that its owner alone may enter (chmod 700), ' +
      `but ${JSON.stringify(dataFolder)} is open to others and holds other things`,
  );
}
