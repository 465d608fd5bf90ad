// Finds the Chromium for the browser tests, and returns the arguments to start it with.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell comes first because it uses a fifth less CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const isRunningAsRoot = process.getuid?.() === 0;

/**
 * Returns the path of a browser on this machine: `CHROMIUM_PATH`, a browser on the `PATH`, or Playwright's. Null if
 * there is none.
 */
export function findBrowser(): string | null {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return isExecutable(asked) ? asked : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return own && isExecutable(own) ? own : null;
}

/**
 * Repeats the features that Playwright disables, because the browser uses only one such list and ours would replace
 * Playwright's.
 */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Chromium renders the address bar's suggestions and its AI mode in hidden pages for every opened page. Tests never
 * show these pages, but they use more resources than the console.
 */
const UNSEEN_PAGES = ['AimEnabled', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/**
 * Returns arguments that disable background network requests. For root, they also disable Chromium's process sandbox,
 * which root can't use.
 */
export function getBrowserArguments(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...UNSEEN_PAGES].join(',')}`,
  ];
  return isRunningAsRoot ? ['--no-sandbox', ...quiet] : quiet;
}
