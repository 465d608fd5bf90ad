import { expect, it } from 'vitest';
import type { AppliedEdits } from '~/drafts/applied-edits';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { findCurrentEntryId, listStoredVersions } from './versions';

const content = (name: string): AssistantContent => ({ name, description: null, config: {}, texts: {} });
const entry = (number: number, before: string | null, after: string | null): AppliedEdits => ({
  ...{ place: 'here', id: String(number), at: number, number, state: 'applied', diff: '' },
  before: before === null ? null : content(before),
  after: after === null ? null : content(after),
});

it('the history lists the version before an entry only if the assistant was edited elsewhere since the last entry', () => {
  const applied = [
    entry(3, 'Edited elsewhere', 'Third'),
    entry(2, 'First', 'Second'),
    entry(1, 'Start', 'First'),
  ];
  expect(listStoredVersions(applied).map(({ id, content: { name } }) => [id, name])).toEqual([
    ['after 3', 'Third'],
    ['before 3', 'Edited elsewhere'],
    ['after 2', 'Second'],
    ['after 1', 'First'],
    ['before 1', 'Start'],
  ]);
});

it("the history lists no versions for an entry whose contents aren't known", () =>
  expect(listStoredVersions([entry(1, null, null)])).toEqual([]));

it('finds the newest history entry after which the assistant had its current content', () => {
  const applied = [entry(3, 'B', 'A'), entry(2, 'A', 'B'), entry(1, 'Start', 'A')];
  expect(findCurrentEntryId(applied, content('A'))).toBe('3');
  expect(findCurrentEntryId(applied, content('C'))).toBeUndefined();
  expect(findCurrentEntryId(applied, null)).toBeUndefined();
});
