// `npm test`: what needs no other part runs side by side, then the browser tests of the build. Each part is printed with its time.
// With DEPTH=deep (`npm run test:deep`) every series goes to its end. What follows `--` is for the browser tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { bareEnvironment } from './bare-environment';
import { isDeep, SEED } from './depth';

interface Part {
  readonly name: string;
  readonly command: string;
}

const GENERATE: Part = { name: 'generate', command: 'npm run --silent generate' };
const FIRST: readonly Part[] = [
  { name: 'units', command: 'vitest run --reporter=dot' },
  { name: 'build', command: 'vite build --logLevel warn && npm run --silent test:build' },
  // The one that `npm start` resembles, for e2e/worker.spec.ts.
  { name: 'sandbox build', command: 'npm run --silent build:sandbox' },
];
const TOOLS: Part = { name: 'tools', command: 'npm run --silent tools' };
const CHECKS: readonly Part[] = [
  { name: 'types', command: 'npm run --silent test:types' },
  { name: 'lint', command: 'npm run --silent test:lint' },
  { name: 'unused', command: 'npm run --silent test:unused' },
  { name: 'figures', command: 'npm run --silent figures' },
];

const start = ({ command }: Part, stdio: 'pipe' | 'inherit', env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(command, { shell: true, stdio: ['ignore', stdio, stdio], env });

const succeeded = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

/** Runs a part to its end in an environment, prints what it said, and answers whether it succeeded. */
async function run(part: Part, env: NodeJS.ProcessEnv): Promise<boolean> {
  const began = Date.now();
  const child = start(part, 'pipe', env);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const isWell = await succeeded(child);
  const time = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`\n${part.name} ${isWell ? 'passed' : 'FAILED'} in ${time} s`);
  if (said.trim()) console.log(said.trim().replaceAll(/^/gm, '  '));
  return isWell;
}

async function main(): Promise<boolean> {
  console.log(`Seed ${SEED}: SEED=${SEED} repeats what was chosen at random.`);
  // No step may need what a later one installs: all but the tools themselves run as on a machine without any.
  const bare = bareEnvironment();
  if (!(await run(GENERATE, bare))) return false;
  const parts = [...(isDeep ? FIRST : [...FIRST, ...CHECKS]), TOOLS];
  const outcomes = await Promise.all(parts.map((part) => run(part, part === TOOLS ? process.env : bare)));
  const failed = parts.filter((_, index) => !outcomes[index]).map(({ name }) => name);
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}. The browser tests were not run.`);
    return false;
  }
  // Its last line is that of the whole run.
  const chosen = process.argv.slice(2).join(' ');
  const command = `npm run --silent test:browser -- ${chosen}`;
  return succeeded(start({ name: 'browser tests', command }, 'inherit', process.env));
}

if (!(await main())) process.exitCode = 1;
