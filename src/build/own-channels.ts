// Gives each test thread its own broadcast channels. By default, the threads of a process share channels as browser
// tabs do, and test files that run in parallel would receive each other's messages.
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
