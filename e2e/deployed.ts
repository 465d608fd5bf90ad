// Browser tests of the build as it would be deployed: behind the reverse proxy template, before the worker's sandbox.
import { test as base } from './fixtures';
import { nginxCommand, startNginx } from './nginx';

/** The system's nginx; undefined where there is none, and what needs it is skipped. */
export const nginx = nginxCommand();

export const deployedTest = base.extend<object, { readonly deployed: string }>({
  deployed: [
    async ({ workerSandbox }, use) => {
      if (!nginx) throw new Error('nginx is not here');
      const server = await startNginx(nginx, 'dist', workerSandbox.url);
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
