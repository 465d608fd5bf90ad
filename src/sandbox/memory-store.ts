// Stores the simulated platform in memory, for the HTTP server and for browsers without storage.
import { createPlatform } from './platform';
import type { PlatformStore } from './sandbox';
import type { SandboxState } from './state';

export function createMemoryStore(state: SandboxState): PlatformStore {
  const platform = createPlatform(state);
  return { read: async (work) => work(platform), change: async (work) => work(platform) };
}
