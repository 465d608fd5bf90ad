import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DifferenceText } from './difference-text';
import { MAX_PIECE_LENGTH, splitLine } from './split-line';

const cut = (text: string) => splitLine(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ['words', 'When a customer writes about an invoice, ', /^.* $/],
  ['a word', 'x', /^x+$/],
  ['emoji with four code points', '👩🏽‍🚀', /^(👩🏽‍🚀)+$/u],
  ['letters with marks', 'e\u0301', /^(e\u0301)+$/],
])('splitLine splits a long line of %s between graphemes without losing text', (_, part, whole) => {
  const text = part.repeat(5000);
  const pieces = cut(text);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(MAX_PIECE_LENGTH);
    expect(piece).toMatch(whole);
  }
});

test('splitLine doesn’t split a line of normal length', () => {
  for (const text of ['', 'Hello.', 'x'.repeat(MAX_PIECE_LENGTH)]) expect(cut(text)).toEqual([text]);
});

test('highlights of changed words and search matches continue across the pieces of a long line', () => {
  const text = 'x'.repeat(2 * MAX_PIECE_LENGTH);
  const [from, to] = [MAX_PIECE_LENGTH - 2, MAX_PIECE_LENGTH + 3];
  const found = { index: 0, from, to };
  const drawn = renderToStaticMarkup(
    <DifferenceText
      line={{ kind: 'added', text, before: null, after: 1, change: 0 }}
      marks={[[from, to]]}
      found={[found]}
      active={found}
    />,
  );
  expect(drawn.match(/<ins[^>]*><mark[^>]*>x+<\/mark><\/ins>/g)?.map((one) => one.match(/x+/)?.[0])).toEqual([
    'xx',
    'xxx',
  ]);
  expect(drawn.replaceAll(/<[^>]*>/g, '')).toBe(text);
});
