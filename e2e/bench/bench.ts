// `npm run bench`: compares the console with a baseline app that uses the same libraries and does only the minimum. `--
// list` measures one part, `--rounds 9` changes the number of rounds from five, `--json file` stores every round,
// `--no-build` uses the existing build. Results are reported and never asserted, because they depend on the machine's
// load.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureApplyingExport } from './apply';
import { measureCalls } from './calls';
import { measureDiffRendering } from './difference';
import { measureSearch } from './finding';
import { measureHeap } from './heap';
import { measureHostileTexts } from './hostile';
import { measureInteractions } from './interactions';
import { measureList } from './list';
import { measureLongConversation } from './messages';
import { measureConcurrentReads } from './reads';
import { compareWithGoal, formatTable, type MeasurementRow } from './rows';
import { measureScreenSwitches } from './screens';
import { measureSignIn } from './sign-in';
import { type BenchEnvironment, startBenchEnvironment } from './stage';
import { measureLayoutStability } from './steadiness';
import { measureTyping } from './typing';

const PARTS: Readonly<Record<string, (stage: BenchEnvironment) => Promise<MeasurementRow[]>>> = {
  'sign-in': measureSignIn,
  list: measureList,
  screens: measureScreenSwitches,
  interactions: measureInteractions,
  calls: measureCalls,
  heap: measureHeap,
  steadiness: measureLayoutStability,
  messages: measureLongConversation,
  reads: measureConcurrentReads,
  finding: measureSearch,
  apply: measureApplyingExport,
  typing: measureTyping,
  difference: measureDiffRendering,
  hostile: measureHostileTexts,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
if (!values['no-build'] && spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status !== 0)
  throw new Error('The console could not be built.');

const load = () => loadavg()[0]?.toFixed(1);
const before = load();
const stage = await startBenchEnvironment('dist', Number(values.rounds));
const rows: MeasurementRow[] = [];
const failed: string[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS))
  try {
    rows.push(...((await PARTS[name]?.(stage)) ?? []));
  } catch (error) {
    failed.push(name);
    console.error(`${name} failed:`, error);
  }
await stage.close();
const machine = `${values.rounds} rounds, ${cpus().length} cores, load ${before} before and ${load()} after`;
console.log(`\n${formatTable(rows)}\n\nMedians of ${machine}.`);
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ machine, rows: rows.map(compareWithGoal) }, null, 2)}\n`);
if (failed.length > 0) {
  console.error(`\nNot measured, since it failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
