// `npm test`: builds the console, then runs the browser tests on the builds. Parts that need no build, such as unit
// tests and linting, run in parallel at low priority. Prints one line per part, and at the end the output of each part
// that failed. With DEPTH=deep (`npm run test:deep`), the tests run all cases instead of samples, and the independent
// tools run instead of `CHECKS`. Arguments after `--` are passed to the browser tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createBareEnvironment } from './bare-environment';
import { isDeepRun, RANDOM_SEED } from './depth';
import { removeProgress } from './test-output';

interface Part {
  readonly name: string;
  readonly command: string;
  /** True if the part runs at low priority. */
  readonly givesWay?: true;
}

const GENERATE: Part = { name: 'generate', command: 'npm run --silent generate' };
const TOOLS: Part = { name: 'tools', command: 'npm run --silent tools' };
const BUILDS: readonly Part[] = [
  { name: 'build', command: 'vite build --logLevel warn && npm run --silent test:build' },
  // A sandbox build for e2e/worker.spec.ts, similar to what `npm start` serves.
  { name: 'sandbox build', command: 'npm run --silent build:sandbox' },
];
const BROWSER_TESTS = 'browser tests';
const UNITS: Part = {
  name: 'units',
  command: 'vitest run --reporter=minimal --silent=passed-only',
  givesWay: true,
};
/**
 * The checks with independent tools. They run after the browser tests, because they need the pages that these tests
 * store in a deep run. They also need the npm registry.
 */
const INDEPENDENT: Part = { name: 'independent', command: 'npm run --silent test:independent' };
const CHECKS: readonly Part[] = [
  { name: 'types', command: 'npm run --silent test:types', givesWay: true },
  { name: 'lint', command: 'npm run --silent test:lint', givesWay: true },
  { name: 'unused', command: 'npm run --silent test:unused', givesWay: true },
  { name: 'figures', command: 'npm run --silent figures', givesWay: true },
];

/** The outcome of a part. */
interface Result {
  readonly name: string;
  readonly hasPassed: boolean;
  readonly output: string;
}

function start({ command, givesWay }: Part, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  // Lowers the priority of the shell, because its child processes inherit it.
  if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Runs a part, prints whether it passed and how long it took, and collects its output. */
async function run(part: Part, env: NodeJS.ProcessEnv, isShown = false): Promise<Result> {
  const began = Date.now();
  const child = start(part, env);
  let output = '';
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isShown) shown.write(text);
    });
  const hasPassed = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${part.name.padEnd(14)} ${hasPassed ? 'passed' : 'FAILED'} ${seconds.padStart(7)} s`);
  return { name: part.name, hasPassed, output };
}

const runAll = (parts: readonly Part[], env: NodeJS.ProcessEnv): Promise<readonly Result[]> =>
  Promise.all(parts.map((part) => run(part, env)));

/** On a terminal, shows the progress of the browser tests. In a log, prints only their failures. */
const isTerminal = process.stdout.isTTY;

function runBrowserTests(): Promise<Result> {
  const command = `npm run --silent test:browser -- ${process.argv.slice(2).join(' ')}`;
  const terminal = isTerminal && { PLAYWRIGHT_FORCE_TTY: String(process.stdout.columns) };
  return run({ name: BROWSER_TESTS, command }, { ...process.env, ...terminal }, isTerminal);
}

async function main(): Promise<boolean> {
  console.log(`Seed ${RANDOM_SEED}: SEED=${RANDOM_SEED} repeats what was chosen at random.`);
  // Runs all steps except `tools` in an environment with few programs, so that a step fails if it depends on a program
  // that `tools` installs.
  const bare = createBareEnvironment();
  const generated = await run(GENERATE, bare);
  if (!generated.hasPassed) {
    console.error(generated.output);
    return false;
  }
  const beside = runAll(isDeepRun ? [UNITS] : [UNITS, ...CHECKS], bare);
  const ready = (await Promise.all([runAll(BUILDS, bare), runAll([TOOLS], process.env)])).flat();
  const browser = ready.every(({ hasPassed }) => hasPassed)
    ? await runBrowserTests()
    : { name: BROWSER_TESTS, hasPassed: false, output: 'They need the builds and the tools.' };
  const independent = isDeepRun ? await runAll([INDEPENDENT], process.env) : [];
  const failed = [...ready, ...(await beside), browser, ...independent].filter(({ hasPassed }) => !hasPassed);
  for (const { name, output } of failed)
    if (name !== BROWSER_TESTS || !isTerminal) console.error(`\n${name}:\n\n${removeProgress(output)}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`);
  // Prints the last line of the browser tests' output, which contains the totals.
  console.log(`\n${browser.output.trim().split('\n').at(-1)}`);
  return failed.length === 0;
}

if (!(await main())) process.exitCode = 1;
