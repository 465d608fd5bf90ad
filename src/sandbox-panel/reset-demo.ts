import type { Sandbox } from '~/sandbox/sandbox';

/** Restores the demo data and reloads the page. */
export async function resetDemo(sandbox: Sandbox): Promise<void> {
  await sandbox.reset();
  location.reload();
}
