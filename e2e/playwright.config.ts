// Configures the browser tests: the sandbox serves the production build under its strict policy, in a real Chromium.
import { defineConfig } from '@playwright/test';
import { isDeepRun } from '../src/build/depth';
import { findBrowser, getBrowserArguments } from './browser';

// Undefined if the browser is missing. An error would break other tools, which load this file before `npm run tools`
// installs the browser. global-setup.ts reports the missing browser.
const executablePath = findBrowser() ?? undefined;

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Excludes tests tagged @deep, because they only repeat more thoroughly what other tests cover.
  ...(!isDeepRun && { grepInvert: /@deep/ }),
  // Long tests need this time on two busy cores. Each expectation has its own timeout.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // An outline must match completely, so that additions also have to be reviewed. The limits for screenshots allow for
    // the reduced palette of the reference pictures, which has too few colors for some pixels of emoji.
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}', threshold: 0.1, maxDiffPixels: 8 },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/outlines/{arg}{ext}', children: 'deep-equal' },
  },
  reporter: [['line'], ['./closing-line-reporter.ts']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    // Reduced motion removes animations, so that no test waits for a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces make the run a third slower. `TRACE=1` stores a trace of every failure in e2e/.results.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: getBrowserArguments() },
  },
});
