// Formats measurements as rows of a table: the medians of the baseline and the console, their ratio and the goal.

/** The goal of a row: a maximum ratio to the baseline, a maximum value, or a minimum value. */
export type MeasurementGoal =
  | { readonly ratio: number }
  | { readonly most: number }
  | { readonly least: number }
  | null;

/** The measured values of one task, one per round. */
export interface MeasurementRow {
  readonly work: string;
  readonly unit: 'kB' | 'ms' | 'MB' | '';
  /** The values of the baseline. Empty if the baseline doesn't have this task. */
  readonly floor: readonly number[];
  readonly console: readonly number[];
  readonly goal: MeasurementGoal;
}

export function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}

export function computePercentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function isReached(goal: NonNullable<MeasurementGoal>, value: number, ratio: number | null): boolean {
  if ('most' in goal) return value <= goal.most;
  if ('least' in goal) return value >= goal.least;
  return ratio !== null && ratio <= goal.ratio;
}

export function compareWithGoal({ floor, console: ours, goal, ...row }: MeasurementRow) {
  const values = { floor: floor.length > 0 ? computeMedian(floor) : null, console: computeMedian(ours) };
  const ratio = values.floor ? values.console / values.floor : null;
  const reached = goal && isReached(goal, values.console, ratio);
  return { ...row, ...values, ratio, goal, reached, rounds: { floor, console: ours } };
}

const digits = (value: number | null, unit: MeasurementRow['unit']): string =>
  value === null
    ? ''
    : `${value.toFixed(unit === 'kB' || unit === 'MB' ? 1 : value < 10 && value % 1 ? 2 : 0)}${unit && ` ${unit}`}`;

const words = (goal: NonNullable<MeasurementGoal>, unit: MeasurementRow['unit']): string => {
  if ('most' in goal) return `≤ ${digits(goal.most, unit)}`;
  if ('least' in goal) return `≥ ${digits(goal.least, unit)}`;
  return `≤ ${goal.ratio.toFixed(2)}`;
};

/** Formats the rows as a Markdown table. */
export function formatTable(rows: readonly MeasurementRow[]): string {
  const lines = rows.map((row) => {
    const { work, unit, floor, console: ours, ratio, goal, reached } = compareWithGoal(row);
    const asked = goal ? words(goal, unit) : '';
    const mark = reached === null ? '' : reached ? 'yes' : 'no';
    return [work, digits(floor, unit), digits(ours, unit), ratio?.toFixed(2) ?? '', asked, mark];
  });
  const all = [['work', 'floor', 'console', 'ratio', 'goal', 'reached'], ...lines];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? [];
  const print = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => `${'-'.repeat(width + 1)}${column === 0 ? '-' : ':'}`).join('|')}|`;
  const [head = [], ...body] = all;
  return [print(head), rule, ...body.map(print)].join('\n');
}

/** Runs the variants alternately in each round, so that a slow phase of the machine affects all of them equally. */
export async function runAlternately<Way extends string, Result>(
  rounds: number,
  ways: Readonly<Record<Way, () => Promise<Result>>>,
): Promise<Record<Way, Result[]>> {
  const names = Object.keys(ways) as Way[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Way, Result[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results[name].push(await ways[name]());
  return results;
}
