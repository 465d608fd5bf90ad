// What only a sandbox build carries: the worker that answers in the browser, and the configuration that asks for it.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';

/**
 * A worker that the browser stopped has forgotten whom it serves, and is asked again what it was asked when it stopped. Such a
 * call fails: it may have been carried out, and must not go past the worker.
 */
const GUARD = `addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const isCall = request.destination === '' && /\\/v1\\/|^\\/auth\\//.test(new URL(request.url).pathname);
  if (!isCall || activeClientIds.has(clientId)) return;
  event.stopImmediatePropagation();
  event.respondWith(Response.error());
});
`;

/** Without the worker's own leave-taking: it would unregister at each reload while the next page already counts on it. */
const workerSource = (): string =>
  GUARD +
  readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8').replace(
    'self.registration.unregister()',
    '',
  );

/** Serves MSW's worker in development, emits it into a sandbox build, and takes the sandbox's configuration out of any other. */
export function mockServiceWorker(): Plugin {
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
      // A live deployment brings its own; one that forgot must be told so, not be given a demo.
      if (!sandbox) rmSync(join(outDir, 'config.json'), { force: true });
    },
  };
}
