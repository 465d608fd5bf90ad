// Adds the files that only a sandbox build contains: the service worker that responds to requests in the browser, and
// the sandbox's configuration.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';

/**
 * Code that makes a restarted worker reject API requests of pages that it doesn't know. When the browser stops a
 * worker, the worker loses its list of clients, and the browser resends the request in flight. The resent request must
 * fail, because the worker may already have handled the first one.
 */
const GUARD = `addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const isCall = request.destination === '' && /\\/v1\\/|^\\/auth\\//.test(new URL(request.url).pathname);
  if (!isCall || activeClientIds.has(clientId)) return;
  event.stopImmediatePropagation();
  event.respondWith(Response.error());
});
`;

/**
 * Returns the worker's source without the code that unregisters the worker. This code would run on each reload, when
 * the next page already relies on the worker.
 */
const workerSource = (): string =>
  GUARD +
  readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8').replace(
    'self.registration.unregister()',
    '',
  );

/**
 * Serves MSW's worker in development, adds it to a sandbox build, and removes the sandbox's configuration from other
 * builds.
 */
export function createMockWorkerPlugin(): Plugin {
  let sandbox = false;
  let outDir = '';
  return {
    name: 'console:mock-service-worker',
    configResolved(config) {
      sandbox = config.mode === 'sandbox';
      outDir = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(workerSource());
      });
    },
    generateBundle() {
      if (sandbox) this.emitFile({ type: 'asset', fileName: FILE, source: workerSource() });
    },
    writeBundle() {
      // A live deployment has its own configuration file. If that file is missing, the console must report this instead
      // of starting a demo.
      if (!sandbox) rmSync(join(outDir, 'config.json'), { force: true });
    },
  };
}
