import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { formatArticleStatusCount } from './article-status-tag';

it.each([
  ['en', '1 draft · 3 drafts · 1 archived · 2 archived'],
  ['es', '1 borrador · 3 borradores · 1 archivado · 2 archivados'],
  ['pt-BR', '1 rascunho · 3 rascunhos · 1 arquivado · 2 arquivados'],
] as const)('formatArticleStatusCount uses the singular or plural of a status: %s', (language, expected) => {
  const counted = (status: string, count: number) =>
    formatArticleStatusCount(getTranslator(language), status, count);
  const all = [counted('draft', 1), counted('draft', 3), counted('archived', 1), counted('archived', 2)];
  expect(all.join(' · ')).toBe(expected);
});

it('formatArticleStatusCount returns an unknown status unchanged', () => {
  expect(formatArticleStatusCount(getTranslator('en'), 'in_review', 2)).toBe('in_review: 2');
});
