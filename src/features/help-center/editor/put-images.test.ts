import { redo, undo } from '@codemirror/commands';
import type { EditorState, StateCommand, Transaction, TransactionSpec } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { open, run } from './fixtures/texts';
import { textOf } from './line-endings';
import { imagePlaced, imageRemoval, imagesInsertion, withWholeImages } from './put-images';

const [A, B, C] = ['![](upload:a)', '![](upload:b)', '![](upload:c)'];

const changed = (state: EditorState, ...specs: TransactionSpec[]): EditorState =>
  specs.reduce((before: EditorState, spec) => before.update(spec).state, state);

/** Puts images at the `¦` of a text. */
function put(marked: string, ...images: string[]): EditorState {
  const state = open(marked.replace('¦', ''));
  return changed(state, imagesInsertion(state, images, marked.replaceAll('\r\n', '\n').indexOf('¦')));
}

const without = (state: EditorState, ...images: string[]): EditorState =>
  images.reduce((before, image) => changed(before, imageRemoval(before, image) ?? {}), state);

const TEXTS = [
  '¦Paragraph',
  'One\n\n¦Two',
  'One\n\n¦\n\nTwo',
  '¦',
  'One ¦two',
  'One¦\n\nTwo',
  'One\n¦\nTwo',
  'One\n¦Two',
  'One\n¦',
  'One\n\n\n¦\n\n\n\nTwo',
  'One\r\n\r\n¦Two\r\n',
];

describe.each(TEXTS)('in %j', (marked) => {
  const text = marked.replace('¦', '');
  test.each([[A], [A, B, C], [C, B, A], [B, A, C], [B, C, A]])(
    'images that are refused leave the text as it was: %s %s %s',
    (...refused) => {
      const images = refused.toSorted();
      const state = put(marked, ...images);
      expect(textOf(without(state, ...refused))).toBe(text);
      // Undone and done again, too.
      expect(textOf(without(run(run(state, undo), redo), ...refused))).toBe(text);
    },
  );
  test.each([
    [[A, B], [B], [A]],
    [[A, B], [A], [B]],
    [[A, B, C], [B], [A, C]],
    [[A, B, C], [C, A], [B]],
  ])('of %j without %j stays what only %j would be', (images, refused, kept) => {
    expect(textOf(without(put(marked, ...images), ...refused))).toBe(textOf(put(marked, ...kept)));
  });
});

describe('what is written meanwhile stays', () => {
  const type = (state: EditorState, before: string, insert: string) =>
    changed(state, { changes: { from: state.doc.toString().indexOf(before), insert } });
  test('before the image and in the paragraph', () => {
    const written = type(type(put('One\n\n¦Two', A), 'Two', 'And '), 'One', 'Also ');
    expect(textOf(without(written, A))).toBe('Also One\n\nAnd Two');
  });
  test('behind the image, on its line', () => {
    expect(textOf(without(type(put('¦Two', A), '\n\nTwo', ' words'), A))).toBe(' words\n\nTwo');
  });
  test('within the blank line', () => {
    expect(textOf(without(type(put('¦Two', A), '\nTwo', 'words\n'), A))).toBe('\nwords\n\nTwo');
  });
});

test('blank lines that others put stay', () => {
  const state = put('One\n\n¦\n\nTwo', A);
  expect(textOf(without(state, A))).toBe('One\n\n\n\nTwo');
  // The one behind an image that was put before belongs to that image.
  const placed = put('¦Two', A);
  const next = changed(placed, imagesInsertion(placed, [B], A.length));
  expect(textOf(without(next, B))).toBe(`${A}\n\nTwo`);
});

test('an image that is gone is not taken out again, and undoing brings none back', () => {
  const state = without(put('¦Two', A), A);
  expect(imageRemoval(state, A)).toBeNull();
  expect(textOf(run(state, undo))).toBe('Two');
});

describe('what is undone after its upload', () => {
  /** As the editor runs them. */
  const done = (state: EditorState, command: StateCommand): EditorState => {
    let next = state;
    const dispatch = (transaction: Transaction) => {
      next = withWholeImages(transaction).at(-1)?.state ?? next;
    };
    command({ state, dispatch });
    return next;
  };
  const placed = (state: EditorState, name: string) =>
    changed(state, imagePlaced(state, `](upload:${name})`, `](https://a.test/${name}.png)`) ?? {});

  test.each(TEXTS)('in %j leaves nothing of an image, and redoing brings all of it back', (marked) => {
    const state = placed(placed(put(marked, A, B), 'a'), 'b');
    expect(textOf(state)).toContain('![](https://a.test/a.png)');
    const undone = done(state, undo);
    expect(textOf(undone)).toBe(marked.replace('¦', ''));
    const redone = done(undone, redo);
    expect(textOf(redone)).toBe(textOf(state));
    // What is written next is no part of an image.
    expect(redone.sliceDoc(0, redone.selection.main.head)).toMatch(/^(?!.*!\[[^)]*$)/s);
  });

  test.each(TEXTS)('in %j leaves what was done before to be undone', (marked) => {
    const at = marked.replaceAll('\r\n', '\n').indexOf('¦');
    const start = open(marked.replace('¦', ''));
    const typed = start.update({
      changes: { from: start.doc.length, insert: ' x' },
      userEvent: 'input.type',
    }).state;
    const state = placed(changed(typed, imagesInsertion(typed, [A], at)), 'a');
    const before = done(done(state, undo), undo);
    expect(textOf(before)).toBe(marked.replace('¦', ''));
    const again = done(done(before, redo), redo);
    expect(textOf(again)).toBe(textOf(state));
    expect(textOf(done(done(again, undo), undo))).toBe(marked.replace('¦', ''));
  });

  test('takes an image that was described since', () => {
    const state = placed(put('¦', A), 'a');
    const described = changed(state, { changes: { from: 2, insert: 'The tray' }, userEvent: 'input' });
    expect(textOf(done(done(described, undo), undo))).toBe('');
  });
});
