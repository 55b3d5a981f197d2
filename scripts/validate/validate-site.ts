import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '#app/domain/language.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { PAGE_TYPES } from '../../tests/browser/page-types.ts';
import { checkFiles } from './checker.ts';
import { type CheckerMessage, withoutKnownErrors } from './known-errors.ts';

const ASSETS = 'build/client/assets';

/** The outcome of a check of the built site. */
export interface ValidationResult {
  readonly pages: number;
  readonly files: number;
  /** Known errors are left out. */
  readonly messages: readonly CheckerMessage[];
}

/**
 * Checks every kind of page in each language as the built server sends it, and all style sheets and
 * drawings of the build.
 */
export async function validateSite(): Promise<ValidationResult> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-validate-'));
  try {
    await savePages(folder);
    const files = readdirSync(ASSETS)
      .filter((name) => /\.(?:css|svg)$/.test(name))
      .map((name) => join(ASSETS, name));
    return {
      pages: PAGE_TYPES.length * LANGUAGES.length,
      files: files.length,
      messages: withoutKnownErrors(await checkFiles([folder, ...files])),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function savePages(folder: string): Promise<void> {
  const server = await startServerProcess();
  try {
    for (const { name, path, status } of PAGE_TYPES) {
      for (const language of LANGUAGES) {
        const address = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
        const response = await fetch(server.origin + address);
        if (response.status !== status) throw new Error(`${address}: status ${response.status}`);
        const file = `${name.replaceAll(' ', '-')}.${language}.html`;
        writeFileSync(join(folder, file), await response.text());
      }
    }
  } finally {
    await server.stop();
  }
}
