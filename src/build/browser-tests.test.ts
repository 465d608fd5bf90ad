// Tests that the configuration of the browser tests loads on machines without a browser, and that skipped tests are
// reported.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type FinishedTest, formatClosingLines } from '../../e2e/closing-line-reporter';
import { createBareEnvironment } from './bare-environment';

describe('the configuration of the browser tests', () => {
  // The Playwright configuration must load without a browser, because the search for unused code loads it before a
  // browser is installed.
  it('the Playwright configuration loads without a browser and nginx', () => {
    const script = `
      const { findBrowser } = await import('./e2e/browser.ts');
      const { findNginx } = await import('./e2e/nginx.ts');
      const { default: config } = await import('./e2e/playwright.config.ts');
      console.log(findBrowser(), findNginx(), config.testDir);`;
    const printed = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { encoding: 'utf8', env: createBareEnvironment() },
    );
    expect(printed).toBe('null undefined .\n');
  });
});

describe('the summary of the browser tests', () => {
  const finished = (title: string, outcome: ReturnType<FinishedTest['outcome']>, description?: string) => ({
    title,
    outcome: () => outcome,
    annotations: description === undefined ? [] : [{ type: 'skip', description }],
  });
  const TESTS = [
    finished('opens', 'expected'),
    finished('saves', 'unexpected'),
    finished('closes', 'flaky'),
    finished('deploys', 'skipped', 'nginx is not here'),
    finished('encrypts', 'skipped'),
  ];

  it('the summary of the browser tests counts and lists the skipped tests', () => {
    const { lines, failed } = formatClosingLines(TESTS, false);
    expect(lines).toEqual([
      'deploys: nginx is not here',
      'encrypts: skipped',
      '\n1 passed, 2 failed, 2 skipped',
    ]);
    expect(failed).toBe(false);
  });

  it('with `skipsFail`, the run of the browser tests fails if a test is skipped', () => {
    expect(formatClosingLines(TESTS, true)).toMatchObject({ failed: true });
    expect(formatClosingLines(TESTS, true).lines.at(-1)).toBe('\n1 passed, 2 failed, 2 skipped');
    expect(formatClosingLines(TESTS.slice(0, 3), true).failed).toBe(false);
  });
});
