// `npm run figures` prints the code metrics as a table. With `-- --found`, it also prints the locations of the counted
// items.
import { computeCodeMetrics } from './figures';
import { listSourceFiles, readContractNotes } from './repository-files';

const { figures, statements } = computeCodeMetrics({
  files: listSourceFiles(),
  contractNotes: readContractNotes(),
});

const row = (name: string, ...cells: readonly (string | number)[]) =>
  console.log(name.padEnd(60) + cells.map((cell) => String(cell).padStart(9)).join(''));

row('', 'now', 'at most', 'goal');
for (const { name, value, ceiling, goal, found } of figures) {
  row(name, value, ceiling, goal);
  if (process.argv.includes('--found')) for (const where of found) console.log(`  ${where}`);
}
row('statements of the console', statements);
if (figures.some(({ value, ceiling }) => value > ceiling)) process.exitCode = 1;
