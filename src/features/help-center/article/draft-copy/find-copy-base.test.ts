import { describe, expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import type { KnownArticle } from '~/drafts/translation-check-store';
import { findCopyBase, getCopyFreshness } from './find-copy-base';

const getTime = (hour: number) => `2025-01-01T0${hour}:00:00.000Z`;
const COPY = { id: 2, created_at: getTime(3) };

const original = (content: string, hour: number): Article => ({
  id: 1,
  title: 'Title',
  slug: 'title',
  description: null,
  content,
  status: 'published',
  locale: 'en',
  category_id: 7,
  associated_article_id: null,
  author_id: 1,
  portal_slug: 'help',
  public_url: 'https://help.test/title',
  created_at: getTime(0),
  updated_at: getTime(hour),
});

const known = (
  texts: Readonly<Record<number, string>>,
  since?: number,
): ReadonlyMap<number, KnownArticle> => {
  const versions = Object.entries(texts).map(([hour, content]) => ({
    since: getTime(Number(hour)),
    title: 'Title',
    description: '',
    content,
  }));
  const follows = since === undefined ? null : { original: 1, since: getTime(since), isChecked: true };
  return new Map([
    [1, { id: 1, version: getTime(9), texts: versions.toReversed(), follows: null }],
    [2, { id: 2, version: getTime(3), texts: [], follows }],
  ]);
};

describe('findCopyBase', () => {
  it('uses the original as the base of a draft copy if it did not change after the copy was created', () => {
    expect(findCopyBase(COPY, original('a', 2), new Map())).toMatchObject({ content: 'a', category_id: 7 });
  });

  it('finds no base of a draft copy if the original changed and this browser has no earlier text', () => {
    expect(findCopyBase(COPY, original('b', 4), new Map())).toBeNull();
    expect(findCopyBase(COPY, original('b', 4), known({ 4: 'b' }))).toBeNull();
  });

  it('the base of a draft copy is the newest known text of the original from before the copy was created', () => {
    expect(findCopyBase(COPY, original('c', 4), known({ 1: 'a', 2: 'b', 4: 'c' }))).toMatchObject({
      content: 'b',
    });
  });

  it('uses the text of the last merge as the base of a draft copy', () => {
    expect(findCopyBase(COPY, original('d', 6), known({ 1: 'a', 4: 'c', 6: 'd' }, 5))).toMatchObject({
      content: 'c',
    });
  });
});

describe('getCopyFreshness', () => {
  const text = (content: string, category_id: number | null = 7) => ({
    title: 'Title',
    description: '',
    content,
    category_id,
  });
  const base = { title: 'Title', description: '', content: 'a\n\nb\n\nc\n' };

  it.each([
    ['an equal text', text('x\n'), null, text('x\n'), 'current'],
    ['a copy whose original is unchanged', text('A\n\nb\n\nc\n'), base, text(base.content), 'current'],
    ['a copy that contains the changes', text('A\n\nb\n\nC\n'), base, text('a\n\nb\n\nC\n'), 'current'],
    ['a copy without the changes', text('A\n\nb\n\nc\n'), base, text('a\n\nb\n\nC\n'), 'lacks-changes'],
    ['a copy in conflict', text('A\n\nb\n\nc\n'), base, text('B\n\nb\n\nc\n'), 'lacks-changes'],
    [
      'another category without its base',
      text('A\n\nb\n\nc\n', 8),
      base,
      text(base.content),
      'lacks-changes',
    ],
    ['a copy without a known base', text('A\n'), null, text('B\n'), 'unknown'],
  ] as const)(
    'reports whether a draft copy is missing changes of its original: %s',
    (_, mine, from, theirs, expected) => {
      expect(getCopyFreshness(mine, from, theirs)).toBe(expected);
    },
  );
});
