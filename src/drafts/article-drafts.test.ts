import { expect, test } from 'vitest';
import { buildBaseVersionKey, splitBaseRecords } from './article-base';
import { listArticleVersions, toDrafts } from './article-drafts';

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

test('restoring a draft applies its stored edits to its base text and changes nothing else', () => {
  const kept = { place: 'here', tab: 'a origin', at: 1, base, text: null };
  const mine = { ...fields, content: 'One!\r\nor two\r\n' };
  expect(toDrafts([edited, kept])).toEqual([{ place: 'here', tab: 'a', at: 2, base, mine }]);
});

test('restoring a draft applies its edits to the stored base text even if the article’s text is different', () => {
  const kept = { place: 'here', tab: 'a origin', at: 1, base: null, text: 'abcd' };
  expect(toDrafts([edited, kept])[0]?.mine.content).toBe('abc!\nor ');
});

test('doesn’t restore a draft from stored edits if their base text is missing', () => {
  const kept = { place: 'here', tab: 'b origin', at: 1, base, text: null };
  expect(toDrafts([edited, kept])).toEqual([]);
});

const origin = (number: number, over: typeof base | null, text: string | null = null) =>
  splitBaseRecords({ place: 'here', tab: buildBaseVersionKey('a', number), at: 1, base: over, text });
const typed = { ...edited, origin: 1 };

test('never applies a draft’s edits to a newer base text of the same page', () => {
  const saved = origin(2, { ...base, content: 'Nought.\r\nOne\r\ntwo\r\n' });
  expect(toDrafts([typed, ...saved])).toEqual([]);
  expect(toDrafts([typed, ...origin(1, base), ...saved])).toEqual([
    { place: 'here', tab: 'a', at: 2, base, mine: { ...fields, content: 'One!\r\nor two\r\n' } },
  ]);
});

test('restores a draft that an older build stored with its full text, without changing it', () => {
  const whole = { place: 'here', tab: 'old', at: 1, base, mine: { ...fields, content: 'All of it' } };
  expect(toDrafts([whole])).toEqual([whole]);
});

test('restores a draft whose base text an older build stored under a key without a number', () => {
  const kept = splitBaseRecords({
    place: 'here',
    tab: buildBaseVersionKey('a', undefined),
    at: 1,
    base,
    text: null,
  });
  expect(toDrafts([edited, ...kept])[0]?.mine.content).toBe('One!\r\nor two\r\n');
});

const LONG = 'A tank.\r\n'.repeat(20_000);

test.each([
  ['no text', '', null],
  ['the text of the base', LONG, null],
  ['another text, longer than that of the base', 'short', LONG],
  ['another text, shorter than that of the base', LONG, 'short'],
  ['an empty text in place of the base’s text', LONG, ''],
])('splits a base text into records and restores it unchanged: %s', (_, content, text) => {
  const begun = { ...typed, mine: { ...fields, edits: [{ from: 0, to: 0, insert: '!' }] } };
  const records = origin(1, { ...base, content }, text);
  expect(toDrafts([begun, ...records].toReversed())).toEqual([
    {
      ...{ place: 'here', tab: 'a', at: 2, base: { ...base, content } },
      mine: { ...fields, content: `!${text ?? content}` },
    },
  ]);
});

test('restores a draft of a new article whose base text is stored in several records', () => {
  const records = origin(1, null, LONG);
  expect(records.length).toBeGreaterThan(2);
  expect(toDrafts([typed, ...records])[0]).toMatchObject({ base: null, mine: { title: 'Descale' } });
});

test('doesn’t restore a draft if a stored record of its base text is missing', () => {
  const records = origin(1, base, LONG);
  for (const missing of records)
    expect(toDrafts([typed, ...records.filter((one) => one !== missing)])).toEqual([]);
});

test('splits a base text into records below 64 KiB, because storing a larger record would delay a keystroke', () => {
  const records = origin(1, { ...base, content: LONG });
  for (const record of records) expect(JSON.stringify(record).length).toBeLessThan(64 * 1024);
});

test('listArticleVersions returns null, not an empty list, if storage is unavailable', async () => {
  expect(await listArticleVersions('here')).toBeNull();
});
