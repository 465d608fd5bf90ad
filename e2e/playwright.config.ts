// The browser tests: the production build, served by the sandbox under its strict policy, in a real Chromium.
import { defineConfig } from '@playwright/test';
import { isDeep } from '../src/build/depth';
import { browserArguments, findBrowser } from './browser';

// Other tools load this file, too, before `npm run tools`: a missing browser ends the run in global-setup.ts, not here.
const executablePath = findBrowser() ?? undefined;

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What repeats at length what a test without this tag, or a table among the units, has shown once.
  ...(!isDeep && { grepInvert: /@deep/ }),
  // A test of many steps on two busy cores takes its time; what it expects has a limit of its own.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // An outline is all that there is: what is added is read, too.
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}', animations: 'disabled' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/outlines/{arg}{ext}', children: 'deep-equal' },
  },
  reporter: [['line'], ['./closing-line-reporter.ts']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    // The console moves nothing for who wants it so: no test waits for a dialog to have faded in.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the run: `TRACE=1` keeps one of every failure in e2e/.results.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments() },
  },
});
