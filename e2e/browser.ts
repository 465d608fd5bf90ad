// Which Chromium the browser tests run in, and what it is started with.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The one without a window first: it costs a fifth less. */
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

export const isRoot = process.getuid?.() === 0;

/** The path of a browser on this machine: `CHROMIUM_PATH`, one on the `PATH`, or the one that Playwright keeps. */
export function findBrowser(): string | null {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return isExecutable(asked) ? asked : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return own && isExecutable(own) ? own : null;
}

/** What Playwright itself switches off: a second list would take the place of its own. */
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
 * The list below the address bar, which nobody sees here, is a page of its own beside every page that is opened. With the
 * AI mode, which is another, it costs more than the console.
 */
const UNSEEN_PAGES = ['AimEnabled', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** What the browser is started with: no sandbox as root (it can't have one there), and nothing that calls home. */
export function browserArguments(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...UNSEEN_PAGES].join(',')}`,
  ];
  return isRoot ? ['--no-sandbox', ...quiet] : quiet;
}
