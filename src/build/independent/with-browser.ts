import { type Browser, chromium } from '@playwright/test';
import { findBrowser, getBrowserArguments } from '../../../e2e/browser';

/** Runs a function with the browser of the tests, and closes the browser afterwards. */
export async function withBrowser<Result>(run: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium was found: run `npm run tools` first.');
  const browser = await chromium.launch({ executablePath, args: getBrowserArguments() });
  return await run(browser).finally(() => browser.close());
}
