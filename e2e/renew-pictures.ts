// `npm run pictures`: takes the reference pictures of `pictures.spec.ts` again, from the last build. Reduces their
// color palette, which cuts the file size to a third.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'pictures');

function run(command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEPTH: 'deep' },
  });
  if (error) throw new Error(`${command} can't be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

// Fails before any picture is taken if the tool is missing.
run('pngquant', '--version');
const config = join(import.meta.dirname, 'playwright.config.ts');
run('npx', 'playwright', 'test', '--config', config, 'pictures.spec', '--update-snapshots', 'all');
const files = readdirSync(FOLDER).map((file) => join(FOLDER, file));
run('pngquant', '--nofs', '--force', '--ext', '.png', '256', ...files);
