// Stores the sandbox's simulated platform in IndexedDB, so that it survives a reload and all tabs share it.
import { type DBSchema, openDB } from 'idb';
import { createPlatform, type Platform } from './platform';
import type { PlatformStore } from './sandbox';
import type { SandboxState } from './state';

interface Schema extends DBSchema {
  platform: { key: string; value: Platform };
  version: { key: string; value: number };
}

const DATABASE = 'sandbox';
/**
 * The version of the database. Increase it when the stored shape changes. Every browser then starts with fresh demo
 * data.
 */
const SHAPE = 3;
const KEY = 'current';

async function open() {
  return openDB<Schema>(DATABASE, SHAPE, {
    upgrade(database) {
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore('platform');
      database.createObjectStore('version');
    },
    // Closes this connection when a newer console in another tab needs to upgrade the database.
    blocking: (_current, _blocked, { target }) => target instanceof IDBDatabase && target.close(),
  });
}

/**
 * Opens the store. A lock serializes access across tabs. A tab reloads the data only after another tab has written to
 * the store. Rejects if the browser has no IndexedDB.
 */
export async function openBrowserStore(demo: () => SandboxState): Promise<PlatformStore> {
  const database = await open();
  let known: { readonly platform: Platform; readonly version: number } | null = null;

  const current = async () => {
    const version = (await database.get('version', KEY)) ?? 0;
    if (known?.version !== version) {
      known = { platform: (await database.get('platform', KEY)) ?? createPlatform(demo()), version };
    }
    return known;
  };

  const save = async (platform: Platform, version: number) => {
    const transaction = database.transaction(['platform', 'version'], 'readwrite');
    await Promise.all([
      transaction.objectStore('platform').put(platform, KEY),
      transaction.objectStore('version').put(version, KEY),
      transaction.done,
    ]);
    known = { platform, version };
  };

  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    navigator.locks.request('sandbox-platform', work) as Promise<T>;

  return {
    read: (work) => inTurn(async () => work((await current()).platform)),
    change: (work) =>
      inTurn(async () => {
        const { platform, version } = await current();
        const result = work(platform);
        await save(platform, version + 1);
        return result;
      }),
  };
}
