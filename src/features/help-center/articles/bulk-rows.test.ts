import { expect, it } from 'vitest';
import type { KnownArticle } from '~/drafts/translation-check-store';
import {
  type BulkAction,
  countOutdated,
  countStatuses,
  findDraftCopies,
  getCurrentStatus,
  isArticleSkipped,
} from './bulk-rows';

const ROWS = [
  { status: 'draft', category_id: 1 },
  { status: 'archived', category_id: null },
  { status: 'published', category_id: 2 },
  { status: 'archived', category_id: 1 },
] as const;

it('counts the selected articles by status', () => {
  expect(countStatuses(ROWS)).toEqual([
    ['draft', 1],
    ['archived', 2],
    ['published', 1],
  ]);
});

it('returns the new status of an article only after the bulk action has saved the article', () => {
  const saved = { step: 'saved', stored: null, wasLost: false, differing: [] } as const;
  const [draft] = ROWS;
  expect(getCurrentStatus(draft, { act: 'publish' }, saved)).toBe('published');
  expect(getCurrentStatus(draft, { act: 'publish' }, { step: 'waiting' })).toBe('draft');
  expect(getCurrentStatus(draft, { act: 'publish' }, undefined)).toBe('draft');
  expect(getCurrentStatus(draft, { act: 'move', categoryId: 1 }, saved)).toBe('draft');
});

it.each<[string, BulkAction, readonly number[]]>([
  ['publishing', { act: 'publish' }, [0, 1, 3]],
  ['archiving', { act: 'archive' }, [0, 2]],
  ['unpublishing', { act: 'draft' }, [2]],
  ['restoring', { act: 'restore' }, [1, 3]],
  ['deleting', { act: 'delete' }, [0, 1, 2, 3]],
  ['moving to a category', { act: 'move', categoryId: 1 }, [1, 2]],
  ['moving out of any category', { act: 'move', categoryId: null }, [0, 2, 3]],
])('the bulk action for %s skips articles that it would not change', (_, bulk, changed) => {
  expect([...ROWS.keys()].filter((index) => !isArticleSkipped(ROWS[index] ?? ROWS[0], bulk))).toEqual(
    changed,
  );
});

const at = (second: number) => new Date(second * 1000).toISOString();
const original = (second: number) => ({ id: 1, updated_at: at(second), associated_article_id: null });
const translation = { id: 2, updated_at: at(5), associated_article_id: 1 };
const note = (id: number, version: number, more: Partial<KnownArticle> = {}): [number, KnownArticle] => [
  id,
  { id, version: at(version), texts: [], follows: null, ...more },
];
const checked = note(2, 5, { follows: { original: 1, since: at(9), isChecked: true } });

it.each([
  ['the original in the list is older', [original(4)], [], 0],
  ['the original in the list was saved later', [original(9)], [], 1],
  ['the translation was confirmed to match', [original(9)], [checked], 0],
  ['the original was saved after the confirmation', [original(10)], [checked], 1],
  ['this browser knows a later original', [], [note(1, 9)], 1],
  ['this browser knows no later original', [], [note(1, 4)], 0],
  ['the original is unknown', [], [], 0],
])('determines whether a translation is outdated: %s', (_, listed, known, count) => {
  expect(countOutdated([translation, original(9)], listed, new Map(known))).toBe(count);
});

it('finds the unpublished draft copies among selected articles in every language', () => {
  const rows = [
    { title: 'Draft of #12: Shipping', status: 'draft' },
    { title: 'Borrador de #12: Envíos', status: 'draft' },
    { title: 'Draft of #12: Shipping', status: 'archived' },
    { title: 'Draft of #12: Shipping', status: 'published' },
    { title: 'Draft of the manual', status: 'draft' },
  ] as const;
  expect(findDraftCopies(rows)).toEqual(rows.slice(0, 3));
});
