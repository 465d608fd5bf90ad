// The browser tests: the production build, served by the sandbox under its strict policy, in a real Chromium.
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './browser';

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium was found: run `npm run tools` first.');

// What chooses at random does so from one seed, which its test's name prints: `SEED=…` repeats a run.
process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31));

export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A test of many steps on two busy cores takes its time; what it expects has a limit of its own.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['./closing-line-reporter.ts']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    // A trace costs a third of the run: `TRACE=1` keeps one of every failure in e2e/.results.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: browserArguments() },
  },
});
