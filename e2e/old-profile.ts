// The profile in fixtures/old-profile: what a former build of the console kept in its browser.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

interface Profile {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly databases: readonly {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly {
      readonly name: string;
      readonly keyPath: string | string[] | null;
      readonly autoIncrement: boolean;
      readonly indexes: readonly { name: string; keyPath: string; unique: boolean; multiEntry: boolean }[];
      readonly records: readonly { readonly key: number | string | string[]; readonly value: unknown }[];
    }[];
  }[];
}

/** The path of a file that was exported by the former build. */
export const oldFile = (name: string): string =>
  fileURLToPath(new URL(`fixtures/old-profile/${name}`, import.meta.url));

const oldProfile = JSON.parse(readFileSync(oldFile('profile.json'), 'utf8')) as Profile;

/** Runs inside the page. The connections stay open, as those of a tab do that is still there. */
async function writeProfile({ localStorage: entries, databases }: Profile): Promise<void> {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  const connections: IDBDatabase[] = [];
  // What nobody refers to would be closed by the browser at some time.
  Object.assign(window, { connections });
  for (const { name, version, stores } of databases) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const { keyPath, autoIncrement, indexes, records, ...store } of stores) {
          const made = opening.result.createObjectStore(store.name, { keyPath, autoIncrement });
          for (const { keyPath: path, ...index } of indexes) made.createIndex(index.name, path, index);
          for (const { key, value } of records) made.put(value, ...(keyPath === null ? [key] : []));
        }
      };
      opening.onsuccess = () => {
        connections.push(opening.result);
        resolve();
      };
    });
  }
}

/** Fills the browser, and answers the page that goes on holding the databases open: a tab of the former build. */
export async function openOldTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // Of the console's origin, but not the console.
  await page.goto('/config.json');
  await page.evaluate(writeProfile, oldProfile);
  return page;
}
