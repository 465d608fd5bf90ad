// `npm run tools`: finds or installs the programs that the browser tests need. Chromium is required: it comes from
// Playwright's download or from Debian's package, or the script ends with an error. nginx and openssl are optional.
// Without them, the tests that need them are skipped.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, isRunningAsRoot } from './browser';
import { findNginx } from './nginx';

/** `RUNLEVEL=1` prevents installed packages from starting services. */
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
const starts = (command: string, argument: string): boolean => spawnSync(command, [argument]).status === 0;

function installFromDebian(name: string): boolean {
  if (!isRunningAsRoot || !existsSync('/etc/debian_version')) return false;
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', name);
}

function installBrowser(): string | null {
  if (run('npx', 'playwright', 'install', 'chromium')) {
    const found = findBrowser();
    // Checks that the browser starts, because system libraries that Playwright's download needs may be missing.
    if (found && starts(found, '--version')) return found;
  }
  // Older Debian releases package only the full browser, not its headless shell.
  return installFromDebian('chromium-headless-shell') || installFromDebian('chromium') ? findBrowser() : null;
}

const asked = process.env.CHROMIUM_PATH;
const browser = findBrowser() ?? (asked ? null : installBrowser());
if (browser) console.log(`Browser tests run in ${browser}`);
else {
  console.error(
    asked
      ? `CHROMIUM_PATH is ${asked}, which can't be run: set it to a Chromium, or unset it.`
      : 'The browser tests need a Chromium: install one, or set CHROMIUM_PATH to where it is.',
  );
  process.exitCode = 1;
}

if (!findNginx() && !installFromDebian('nginx'))
  console.log('nginx isn’t installed: the tests of the deployment template are skipped.');
if (!starts('openssl', 'version') && !installFromDebian('openssl'))
  console.log('openssl isn’t installed: the tests over HTTP/2 are skipped.');
