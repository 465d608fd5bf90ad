import { expect, it } from 'vitest';
import { countedStatuses, isLeftAlone } from './bulk-rows';
import type { BulkAct } from './use-bulk-run';

const ROWS = [
  { status: 'draft', category_id: 1 },
  { status: 'archived', category_id: null },
  { status: 'published', category_id: 2 },
  { status: 'archived', category_id: 1 },
] as const;

it('counts the articles of each status', () => {
  expect(countedStatuses(ROWS)).toEqual([
    ['draft', 1],
    ['archived', 2],
    ['published', 1],
  ]);
});

it.each<[string, BulkAct, readonly number[]]>([
  ['publishing', { act: 'publish' }, [0, 1, 3]],
  ['archiving', { act: 'archive' }, [0, 2]],
  ['unpublishing', { act: 'draft' }, [2]],
  ['restoring', { act: 'restore' }, [1, 3]],
  ['deleting', { act: 'delete' }, [0, 1, 2, 3]],
  ['moving to a category', { act: 'move', categoryId: 1 }, [1, 2]],
  ['moving out of any category', { act: 'move', categoryId: null }, [0, 2, 3]],
])('%s leaves out what it doesn’t change', (_, bulk, changed) => {
  expect([...ROWS.keys()].filter((index) => !isLeftAlone(ROWS[index] ?? ROWS[0], bulk))).toEqual(changed);
});
