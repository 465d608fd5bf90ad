import { expect, test } from 'vitest';
import { draftsOf } from './article-drafts';

const base = {
  title: 'Descaling',
  description: '',
  content: 'One\r\ntwo\r\n',
  category_id: null,
  status: 'draft',
  associated_article_id: null,
  updated_at: '2026-01-01T00:00:00Z',
};
const fields = { title: 'Descale', description: 'How', category_id: 3 };
const edited = {
  place: 'here',
  tab: 'a',
  at: 2,
  mine: { ...fields, edits: [{ from: 3, to: 4, insert: '!\nor ' }] },
};

test('a draft is what was typed over its origin, to the byte', () => {
  const origin = { place: 'here', tab: 'a origin', at: 1, base, text: null };
  const mine = { ...fields, content: 'One!\r\nor two\r\n' };
  expect(draftsOf([edited, origin])).toEqual([{ place: 'here', tab: 'a', at: 2, base, mine }]);
});

test('what was typed over need not be the base', () => {
  const origin = { place: 'here', tab: 'a origin', at: 1, base: null, text: 'abcd' };
  expect(draftsOf([edited, origin])[0]?.mine.content).toBe('abc!\nor ');
});

test('edits without their origin are no draft, and no page takes those of another', () => {
  const origin = { place: 'here', tab: 'b origin', at: 1, base, text: null };
  expect(draftsOf([edited, origin])).toEqual([]);
});

test('a whole draft, as former builds kept them, is as it was', () => {
  const whole = { place: 'here', tab: 'old', at: 1, base, mine: { ...fields, content: 'All of it' } };
  expect(draftsOf([whole])).toEqual([whole]);
});
