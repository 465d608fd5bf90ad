// Creates an environment that has only Node and git, without a browser or nginx. `npm test` runs every step except
// `tools` in this environment.
import { accessSync, constants, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** The commands that a checkout of the repository needs. */
const COMMANDS = ['node', 'npm', 'npx', 'git', 'sh'];

function whereIs(command: string): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return realpathSync(join(folder, command));
    } catch {
      // Ignores the error, because the command isn't in this folder and the next folder is tried.
    }
  }
  throw new Error(`${command} is not on the PATH`);
}

/**
 * Returns an environment whose PATH contains only `COMMANDS`, linked into a temporary folder. Browsers and nginx
 * installed outside the PATH are hidden, too.
 */
export function createBareEnvironment(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'bare-path-'));
  for (const command of COMMANDS) symlinkSync(whereIs(command), join(folder, command));
  const { CHROMIUM_PATH: _, ...env } = process.env;
  return {
    ...env,
    PATH: [resolve('node_modules/.bin'), folder].join(delimiter),
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'nowhere'),
    NGINX_PATH: join(folder, 'nowhere'),
  };
}
