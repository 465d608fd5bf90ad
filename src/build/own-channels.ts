// Gives each test thread its own broadcast channels. Threads of one process share channels as tabs of a browser do, but
// test files that run in parallel must not.
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
