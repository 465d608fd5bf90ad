import type { Sandbox } from '~/sandbox/sandbox';

/** Restores the demo data and draws the console anew. */
export async function resetDemo(sandbox: Sandbox): Promise<void> {
  await sandbox.reset();
  location.reload();
}
