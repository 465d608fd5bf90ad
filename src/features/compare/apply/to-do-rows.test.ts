import { describe, expect, it } from 'vitest';
import { planFor, record } from '../bundle/fixtures/sides';
import { toDoRows } from './to-do-rows';

describe('what is left to a person', () => {
  it('is told apart where several have one name, the same each time', async () => {
    const rule = (name: string) => record('automation-rules', [name], { name });
    const { records } = await planFor({ records: [rule('Route'), rule('Route'), rule('Route 2')] });
    const ids = toDoRows(records).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(toDoRows(records).map(({ id }) => id)).toEqual(ids);
  });

  it('is nothing that is written', async () => {
    expect(toDoRows((await planFor({})).records)).toEqual([]);
  });
});
