// The profile in fixtures/old-profile: browser data stored by an earlier build of the console.
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

/** Returns the path of a file that the earlier build exported. */
export const getOldProfileFilePath = (name: string): string =>
  fileURLToPath(new URL(`fixtures/old-profile/${name}`, import.meta.url));

const oldProfile = JSON.parse(readFileSync(getOldProfileFilePath('profile.json'), 'utf8')) as Profile;

/**
 * Runs inside the page and stores the profile. Keeps the database connections open, like an open tab of the earlier
 * build.
 */
async function writeProfile({ localStorage: entries, databases }: Profile): Promise<void> {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  const connections: IDBDatabase[] = [];
  // Keeps a reference to the connections, because the browser would eventually close them otherwise.
  Object.assign(window, { connections });
  for (const { name, version, stores } of databases) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const { keyPath, autoIncrement, indexes, records, ...store } of stores) {
          const objectStore = opening.result.createObjectStore(store.name, { keyPath, autoIncrement });
          for (const { keyPath: path, ...index } of indexes) objectStore.createIndex(index.name, path, index);
          for (const { key, value } of records) objectStore.put(value, ...(keyPath === null ? [key] : []));
        }
      };
      opening.onsuccess = () => {
        connections.push(opening.result);
        resolve();
      };
    });
  }
}

/** Fills the browser's storage. Returns a page that keeps the databases open like a tab of the earlier build. */
export async function openFormerBuildTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // Opens an address of the console's origin that doesn't start the console.
  await page.goto('/config.json');
  await page.evaluate(writeProfile, oldProfile);
  return page;
}
