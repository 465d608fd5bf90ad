// Before the first browser test: one sentence where there is no browser, instead of a failure of each test.
import { findBrowser } from './browser';

function requireBrowser(): void {
  if (!findBrowser()) throw new Error('No Chromium was found: run `npm run tools` first.');
}

export { requireBrowser as default };
