// Finds a Chromium for the browser tests, or gets one: Playwright's own, else Debian's package, else one clear sentence.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const isRoot = process.getuid?.() === 0;

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

/** What the browser is started with: no sandbox as root (it can't have one there), and nothing that calls home. */
export function browserArguments(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return isRoot ? ['--no-sandbox', ...quiet] : quiet;
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installBrowser(): string | null {
  if (run('npx', 'playwright', 'install', 'chromium')) {
    const found = findBrowser();
    // Playwright's download may lack the libraries that it needs: only one that starts counts.
    if (found && spawnSync(found, ['--version']).status === 0) return found;
  }
  if (isRoot && existsSync('/etc/debian_version')) {
    if (run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')) return findBrowser();
  }
  return null;
}

function main(): void {
  const asked = process.env.CHROMIUM_PATH;
  const path = findBrowser() ?? (asked ? null : installBrowser());
  if (path) {
    console.log(`Browser tests run in ${path}`);
    return;
  }
  console.error(
    asked
      ? `CHROMIUM_PATH is ${asked}, which can't be run: set it to a Chromium, or unset it.`
      : 'The browser tests need a Chromium: install one, or set CHROMIUM_PATH to where it is.',
  );
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
