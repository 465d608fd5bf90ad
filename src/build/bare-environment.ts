// The environment of a machine with Node and git and nothing else: no browser, no nginx. What runs before `tools` runs in it.
import { accessSync, constants, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** What a checkout needs of its machine. */
const COMMANDS = ['node', 'npm', 'npx', 'git', 'sh'];

function whereIs(command: string): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return realpathSync(join(folder, command));
    } catch {
      // Not in this folder.
    }
  }
  throw new Error(`${command} is not on the PATH`);
}

/** Links to these commands in a folder of their own, which is the whole PATH; whatever is found elsewhere is hidden, too. */
export function bareEnvironment(): NodeJS.ProcessEnv {
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
