// `npm test`: the builds, then the browser tests of them. What needs no build runs beside both, on the processor time that they
// leave. Each part is printed with its time. With DEPTH=deep (`npm run test:deep`) every series goes to its end. What follows `--`
// is for the browser tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { bareEnvironment } from './bare-environment';
import { isDeep, SEED } from './depth';

interface Part {
  readonly name: string;
  readonly command: string;
  /** Waits for whatever else wants the processor. */
  readonly givesWay?: true;
}

const GENERATE: Part = { name: 'generate', command: 'npm run --silent generate' };
const TOOLS: Part = { name: 'tools', command: 'npm run --silent tools' };
const BUILDS: readonly Part[] = [
  { name: 'build', command: 'vite build --logLevel warn && npm run --silent test:build' },
  // The one that `npm start` resembles, for e2e/worker.spec.ts.
  { name: 'sandbox build', command: 'npm run --silent build:sandbox' },
];
const UNITS: Part = { name: 'units', command: 'vitest run --reporter=dot', givesWay: true };
const CHECKS: readonly Part[] = [
  { name: 'types', command: 'npm run --silent test:types', givesWay: true },
  { name: 'lint', command: 'npm run --silent test:lint', givesWay: true },
  { name: 'unused', command: 'npm run --silent test:unused', givesWay: true },
  { name: 'figures', command: 'npm run --silent figures', givesWay: true },
];

const succeeded = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

function start({ command, givesWay }: Part, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  // What a shell starts is as patient as the shell.
  if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Runs a part to its end in an environment, prints what it said, and answers its name if it failed. */
async function run(part: Part, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const began = Date.now();
  const child = start(part, env);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const isWell = await succeeded(child);
  const time = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`\n${part.name} ${isWell ? 'passed' : 'FAILED'} in ${time} s`);
  if (said.trim()) console.log(said.trim().replaceAll(/^/gm, '  '));
  return isWell ? [] : [part.name];
}

const runAll = async (parts: readonly Part[], env: NodeJS.ProcessEnv): Promise<readonly string[]> =>
  (await Promise.all(parts.map((part) => run(part, env)))).flat();

/** Prints what the browser tests say while they say it. Answers whether they passed, and the line that counts them. */
async function runBrowserTests(): Promise<{ readonly failed: readonly string[]; readonly count: string }> {
  const command = `npm run --silent test:browser -- ${process.argv.slice(2).join(' ')}`;
  const terminal = process.stdout.isTTY && { PLAYWRIGHT_FORCE_TTY: String(process.stdout.columns) };
  const child = start({ name: 'browser tests', command }, { ...process.env, ...terminal });
  let end = '';
  child.stderr?.pipe(process.stderr);
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    end = (end + text).slice(-1000);
  });
  const isWell = await succeeded(child);
  return { failed: isWell ? [] : ['browser tests'], count: end.trim().split('\n').at(-1) ?? '' };
}

async function main(): Promise<boolean> {
  console.log(`Seed ${SEED}: SEED=${SEED} repeats what was chosen at random.`);
  // No step may need what a later one installs: all but the tools themselves run as on a machine without any.
  const bare = bareEnvironment();
  if ((await run(GENERATE, bare)).length > 0) return false;
  const beside = runAll(isDeep ? [UNITS] : [UNITS, ...CHECKS], bare);
  const unready = (await Promise.all([runAll(BUILDS, bare), run(TOOLS, process.env)])).flat();
  const browser = unready.length > 0 ? { failed: ['browser tests'], count: '' } : await runBrowserTests();
  const failed = [...unready, ...(await beside), ...browser.failed];
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  // The last line counts the browser tests.
  console.log(`\n${browser.count}`);
  return failed.length === 0;
}

if (!(await main())) process.exitCode = 1;
