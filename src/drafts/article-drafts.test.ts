import { expect, test } from 'vitest';
import { draftsOf } from './article-drafts';
import { originParts } from './article-origin';

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

test('a draft is what was typed over its origin, to the byte, as former builds kept it', () => {
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

const LONG = 'A tank.\r\n'.repeat(20_000);

test.each([
  ['nothing', '', null],
  ['the text of the base', LONG, null],
  ['another text, longer than that of the base', 'short', LONG],
  ['another text, shorter than that of the base', LONG, 'short'],
  ['nothing over a text of the base', LONG, ''],
])('an origin is kept in parts and read as it was: %s', (_, content, text) => {
  const typed = { ...edited, mine: { ...fields, edits: [{ from: 0, to: 0, insert: '!' }] } };
  const records = originParts({ place: 'here', tab: 'a', at: 1, base: { ...base, content }, text });
  expect(draftsOf([typed, ...records].toReversed())).toEqual([
    {
      ...{ place: 'here', tab: 'a', at: 2, base: { ...base, content } },
      mine: { ...fields, content: `!${text ?? content}` },
    },
  ]);
});

test('a new article has no base, and its text in parts', () => {
  const records = originParts({ place: 'here', tab: 'a', at: 1, base: null, text: LONG });
  expect(records.length).toBeGreaterThan(2);
  expect(draftsOf([edited, ...records])[0]).toMatchObject({ base: null, mine: { title: 'Descale' } });
});

test('without one of its parts there is no origin, and no draft', () => {
  const records = originParts({ place: 'here', tab: 'a', at: 1, base, text: LONG });
  for (const missing of records)
    expect(draftsOf([edited, ...records.filter((one) => one !== missing)])).toEqual([]);
});

test('no record of an origin is as long as those that hold a key up', () => {
  const records = originParts({
    place: 'here',
    tab: 'a',
    at: 1,
    base: { ...base, content: LONG },
    text: null,
  });
  for (const record of records) expect(JSON.stringify(record).length).toBeLessThan(64 * 1024);
});
