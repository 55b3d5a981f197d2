import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { machineHas } from './machine.ts';

/** A disk in memory, of 4 MB and 20 files. */
interface SmallDisk {
  readonly folder: string;
  readonly remove: () => void;
}

/** Makes a small disk, as root can; undefined where that is not allowed. */
function mountDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'binario-disk-'));
  const options = 'size=4m,nr_inodes=20,mode=700';
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  const remove = () => {
    // Lazily: the newsletter keeps descriptors of its files.
    if (status === 0) spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  };
  if (status === 0) return { folder, remove };
  remove();
  return undefined;
}

/** Whether this machine lets a test make a disk. */
export function canMount(): boolean {
  const probe = mountDisk();
  probe?.remove();
  return machineHas('the right to mount a disk', probe !== undefined);
}

/** Makes a small disk that is removed after the test, and returns its folder. */
export function makeSmallDisk(): string {
  const disk = mountDisk();
  if (!disk) throw new Error('the small disk that was there before is not any more');
  onTestFinished(() => disk.remove());
  return disk.folder;
}

/** Writes files of a size until the disk takes no more, and returns them. */
export function fillDisk(folder: string, bytes: number): readonly string[] {
  const written: string[] = [];
  try {
    for (;;) {
      const file = join(folder, `full-${written.length}`);
      written.push(file);
      writeFileSync(file, Buffer.alloc(bytes));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return written;
}
