import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { uncheckedTree } from '~/lib/markdown/article-tree';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { elementsOf, property } from '~/lib/markdown/tree-walk';
import { open, run } from '../editor/fixtures/texts';
import { textOf } from '../editor/line-endings';
import {
  alternativeAt,
  alternativeChange,
  imageAt,
  imageInsertion,
  isUnlinkable,
  openImage,
  openLink,
} from './image';
import { popupField } from './popup';

const described = (state: EditorState, at: number, alternative: string) => {
  const place = imageAt(state, { from: at, to: at });
  return place ? state.update(alternativeChange(state, place, alternative)).state : expect.unreachable();
};

test.each([
  ['![](https://a.test)', 'A tray', '![A tray](https://a.test)'],
  ['![a \\[b\\]](<c d> "e")', 'a [c]', '![a \\[c\\]](<c d> "e")'],
  ['![a][r]\n\n[r]: b', '', '![][r]\n\n[r]: b'],
])('%j with the text %j is %j', (text, alternative, expected) => {
  expect(textOf(described(open(text), 3, alternative))).toBe(expected);
});

test.each([
  ['left | right', 'left \\| right'],
  ['a \\| [b]', 'a \\\\\\| \\[b\\]'],
])('in a table, the text %j stays in its cell and is read back', (alternative, written) => {
  const [before, after] = ['| a | b |\n| --- | --- |\n| ', ' | y |'];
  const image = { alternative, address: 'https://i.test/x.png' };
  const expected = `${before}![${written}](${image.address})${after}`;
  const at = before.length;
  const empty = open(before + after);
  const changed = described(open(`${before}![](${image.address})${after}`), at + 1, alternative);
  const put = empty.update(imageInsertion(empty, { from: at, to: at }, image)).state;
  for (const state of [changed, put]) {
    expect(textOf(state)).toBe(expected);
    const place = imageAt(state, { from: at + 1, to: at + 1 });
    expect(place && alternativeAt(state, place)).toBe(alternative);
    const images = [...elementsOf(uncheckedTree(textOf(state)))].filter(({ tagName }) => tagName === 'img');
    expect(images.map((element) => property(element, 'alt'))).toEqual([alternative]);
  }
});

test('an image goes above a text that it would begin, and into one that it is in', () => {
  const image = { alternative: 'a]', address: 'https://a.test/b.png' };
  const put = (text: string, at: number) => {
    const state = open(text);
    return textOf(state.update(imageInsertion(state, { from: at, to: at }, image)).state);
  };
  expect(put('text', 0)).toBe('![a\\]](https://a.test/b.png)\n\ntext');
  expect(put('a b', 2)).toBe('a ![a\\]](https://a.test/b.png)b');
});

describe('the key of links', () => {
  const opened = (text: string, anchor: number) =>
    run(open(text).update({ selection: { anchor } }).state, openLink).field(popupField);

  test('opens the fields of what the cursor is in', () => {
    expect(opened('![a](b)', 3)).toEqual({ kind: 'alternative', from: 0, to: 7 });
    expect(opened('[![a](b)](c)', 0)).toEqual({ kind: 'link', from: 0, to: 12 });
    expect(opened('see [a](b)', 6)).toEqual({ kind: 'link', from: 4, to: 10 });
    expect(opened('a b', 2)).toEqual({ kind: 'link', from: 2, to: 2 });
    expect(opened('`a`', 1)).toBeNull();
  });

  test('an image is asked for where the cursor is', () => {
    expect(run(open('a'), openImage).field(popupField)).toEqual({ kind: 'image', from: 0, to: 0 });
  });
});

test.each([
  ['our own texts', () => ['![](a)\r\n![b](c "d")\r', '> ![\\]](a)\n\n[![x](y)](z)\r\n']],
  ['the sample articles', () => SAMPLE_ARTICLES],
])('an alternative text changes itself alone, and one step back brings it back: %s', (_, texts) => {
  for (const text of texts()) {
    const state = open(text);
    const images: number[] = [];
    ensureSyntaxTree(state, state.doc.length, 5000)?.iterate({
      enter: ({ name, from }) => {
        if (name === 'Image') images.push(from);
      },
    });
    for (const from of images.slice(0, 4)) {
      const place = imageAt(state, { from: from + 1, to: from + 1 });
      if (!place) expect.unreachable();
      expect(textOf(described(state, from + 1, alternativeAt(state, place)))).toBe(text);
      const after = described(state, from + 1, 'What [it] shows');
      const written = `${state.sliceDoc(0, place.label.from)}What \\[it\\] shows${state.sliceDoc(place.label.to)}`;
      expect(after.doc.toString()).toBe(written);
      expect(textOf(run(after, undo))).toBe(text);
    }
  }
});

/** With the selection between `‹` and `›`. */
test.each([
  ['‹One.\n\nTwo.›', true],
  ['`a ‹b› c`', true],
  ['One ‹two› three', false],
  ['One ‹› two', false],
  ['[‹one›](https://a.test)', false],
  ['![‹a tray›](https://a.test)', false],
  [`‹${'word '.repeat(5000)}›`, true],
])('whether a link can’t be made of a selection is known before: %j', (marked, expected) => {
  const anchor = marked.indexOf('‹');
  const head = marked.indexOf('›') - 1;
  const state = open(marked.replace(/[‹›]/g, ''));
  const selected = state.update({ selection: { anchor, head } }).state;
  expect(isUnlinkable(selected)).toBe(expected);
  if (anchor < head && head < 20_000)
    expect(run(selected, openLink).field(popupField, false) == null).toBe(expected);
});
