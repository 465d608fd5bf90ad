// Keeps the platform in memory, for the HTTP server and for browsers without storage.
import { newPlatform } from './platform';
import type { PlatformStore } from './sandbox';
import type { SandboxState } from './state';

export function memoryStore(state: SandboxState): PlatformStore {
  const platform = newPlatform(state);
  return { read: async (work) => work(platform), change: async (work) => work(platform) };
}
