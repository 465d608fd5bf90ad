// Threads of one process hear each other's channels, as tabs of one browser do: units that run side by side aren't such tabs.
import { threadId } from 'node:worker_threads';

const Shared = globalThis.BroadcastChannel;
const isOwn = Symbol.for('channels of this thread');

if (!(isOwn in Shared)) {
  globalThis.BroadcastChannel = class extends Shared {
    static readonly [isOwn] = true;

    constructor(name: string) {
      super(`${name} ${threadId}`);
    }
  };
}
