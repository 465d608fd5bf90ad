import { expect, test } from 'vitest';
import { collapseFindings, getFindingArticleKey } from './collapse-findings';
import type { FindingCode, PortalFinding } from './findings';

const many = (code: FindingCode, id: number, count: number): PortalFinding[] =>
  Array.from({ length: count }, (_, index) => ({
    code,
    places: [{ id, title: `Article ${id}`, line: index + 1 }],
    subject: '',
  }));

test('shows the first ten problems of each kind per article, and the number of hidden ones', () => {
  const [images, links, few] = [
    many('image_foreign', 1, 40),
    many('link_gone', 1, 3),
    many('image_foreign', 2, 11),
  ];
  const all = [...links, ...images, ...few];
  const { rows, more } = collapseFindings(all, new Set());
  expect(rows).toEqual([...links, ...images.slice(0, 10), ...few]);
  expect([...more.values()]).toEqual([30]);
  expect(more.get(rows[12] as PortalFinding)).toBe(30);
});

test('shows all problems of a kind in an article after the user expands them', () => {
  const all = [
    ...many('image_foreign', 1, 12),
    ...many('image_missing', 1, 2),
    ...many('image_foreign', 2, 12),
  ];
  const [first] = all;
  const { rows, more } = collapseFindings(all, new Set(first && [getFindingArticleKey(first)]));
  expect(rows).toHaveLength(14 + 10);
  expect([...more.values()]).toEqual([2]);
});
