// Reports a missing browser once before the first test, instead of failing every test.
import { findBrowser } from './browser';

function requireBrowser(): void {
  if (!findBrowser()) throw new Error('No Chromium was found: run `npm run tools` first.');
}

export { requireBrowser as default };
