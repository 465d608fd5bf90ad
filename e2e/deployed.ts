// Fixtures for browser tests of the deployed build: behind the reverse proxy template, with the test worker's sandbox
// as the services.
import { test as base } from './fixtures';
import { findNginx, startNginx } from './nginx';

/** The path of the system's nginx. Undefined if there is none, and tests that need nginx are then skipped. */
export const nginxPath = findNginx();

export const deployedTest = base.extend<object, { readonly deployed: string }>({
  deployed: [
    async ({ workerSandbox }, use) => {
      if (!nginxPath) throw new Error('nginx isn’t installed');
      const server = await startNginx(nginxPath, 'dist', workerSandbox.url);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
