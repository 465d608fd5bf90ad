import { expect, it } from 'vitest';
import { type AssistantContent, NO_ASSISTANT_EDITS } from '~/drafts/assistant-drafts';
import { listUserChanges } from '../editing/assistant-edits';
import { buildChangeRows } from './change-rows';
import {
  collectReviewChanges,
  groupBySection,
  type LinesChange,
  removeExcludedChanges,
} from './collect-review-changes';

const PATH = 'config.system_prompt';
const content = (text: string, temperature = 0.2): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { temperature },
  texts: { [PATH]: text },
});
const before =
  '# Bean\n\n## Always\n- Never promise a date.\n- Be kind.\n\n## Late\nAfter three tries, hand over.\n';
const after =
  '# Bean\n\n## Always\n- Never promise a date or a price.\n- Be very kind.\n- Be brief.\n\n## Late\nAfter two tries, hand it over.\n';
const [base, edited] = [content(before), content(after, 0.4)];
const own = listUserChanges(base, edited).changes;
const changes = collectReviewChanges(base, edited, own, NO_ASSISTANT_EDITS);
const lines = changes.filter((one): one is LinesChange => one.kind === 'lines');

it('the review combines changes within a line and shows their heading and line number', () => {
  expect(lines.map(({ section, line, ids }) => [section, line, ids.length])).toEqual([
    ['Always', 4, 1],
    ['Always', 5, 2],
    ['Late', 9, 2],
  ]);
  expect(changes.at(-1)).toMatchObject({
    kind: 'value',
    path: 'config.temperature',
    before: 0.2,
    after: 0.4,
  });
  expect(groupBySection(changes).map((section) => section.changes.length)).toEqual([2, 1, 1]);
});

it('the review shows changed lines with their line numbers in the old and the new text', () => {
  const [, added, last] = lines.map((change) => buildChangeRows(before, after, change, 1));
  expect(
    added?.map(({ isChanged, before: old, after: young }) => [isChanged, old?.text, young?.text]),
  ).toEqual([
    [false, '- Never promise a date.', '- Never promise a date.'],
    [true, '- Be kind.', '- Be very kind.'],
    [true, undefined, '- Be brief.'],
    [false, '', ''],
  ]);
  expect(last?.map(({ before: old, after: young }) => [old?.number, young?.number])).toEqual([
    [7, 8],
    [8, 9],
  ]);
});

it('removes from the edits exactly the changes that the user excluded in the review', () => {
  const [first] = lines;
  const edits = { ...NO_ASSISTANT_EDITS, base, edited };
  const rest = removeExcludedChanges(edits, own, changes, new Set([first?.id ?? '', 'config.temperature']));
  expect(rest.edited).toEqual(content(after.replace(' or a price', '')));
  expect(removeExcludedChanges(edits, own, changes, new Set())).toBe(edits);
});
