import type { Page } from '@playwright/test';

/**
 * Leaves several idle connections to the sandbox, so that the page's next request reuses one. Chromium resends a
 * request only if a reused connection breaks.
 */
export async function openIdleConnections(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const load = async () => (await fetch('/icon.svg', { cache: 'no-store' })).text();
    await Promise.all([load(), load(), load()]);
  });
}
