import { describe, expect, it } from 'vitest';
import { type Attempt, type RowOutcome, runRows } from './run-rows';

async function run(
  rows: readonly string[],
  attempt: (row: string, tries: number) => Attempt,
  stopAfter = Number.POSITIVE_INFINITY,
) {
  const outcomes: RowOutcome[] = rows.map(() => ({ state: 'waiting' }));
  const slept: number[] = [];
  const tries = new Map<string, number>();
  await runRows({
    rows,
    attempt: async (row) => {
      tries.set(row, (tries.get(row) ?? 0) + 1);
      return attempt(row, tries.get(row) ?? 1);
    },
    pause: () => 0,
    sleep: async (milliseconds) => void slept.push(milliseconds),
    isStopped: () => tries.size >= stopAfter,
    onOutcome: (index, outcome) => {
      outcomes[index] = outcome;
    },
  });
  return { states: outcomes.map(({ state }) => state), slept, tries };
}

describe('many at once', () => {
  it('tells every row’s own outcome, and goes on after a refusal and an unknown one', async () => {
    const outcomes: Record<string, Attempt> = {
      a: { state: 'done' },
      b: { state: 'refused', why: 'no' },
      c: { state: 'unknown' },
      d: { state: 'changed' },
    };
    const { states } = await run(['a', 'b', 'c', 'd'], (row) => outcomes[row] ?? 'stop');
    expect(states).toEqual(['done', 'refused', 'unknown', 'changed']);
  });

  it('waits as long as it is asked to, and tries that row again, no other twice', async () => {
    const { states, slept, tries } = await run(['a', 'b'], (row, count) =>
      row === 'b' && count === 1 ? { waitFor: 4000 } : { state: 'done' },
    );
    expect(states).toEqual(['done', 'done']);
    expect(slept).toContain(4000);
    expect([...tries.values()]).toEqual([1, 2]);
  });

  it('stops between two rows, and the rest is told as not tried', async () => {
    expect((await run(['a', 'b', 'c'], () => ({ state: 'done' }), 1)).states).toEqual([
      'done',
      'stopped',
      'stopped',
    ]);
    const lapsed = await run(['a', 'b', 'c'], (row) => (row === 'b' ? 'stop' : { state: 'done' }));
    expect(lapsed.states).toEqual(['done', 'stopped', 'stopped']);
    expect(lapsed.tries.has('c')).toBe(false);
  });
});
