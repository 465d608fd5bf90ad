import { expect, test } from 'vitest';
import { createStateWithCursor } from './fixtures/paste-into';
import { insertImages, removeImage } from './images';

const IMAGES = [{ src: 'upload:1', alt: 'A' }];
const TWO = [...IMAGES, { src: 'upload:2', alt: 'B' }];

function insert(before: string, images: typeof IMAGES) {
  const { state, write } = createStateWithCursor(before);
  let next = state;
  insertImages(images)(state, (tr) => {
    next = state.apply(tr);
  });
  return { state: next, write };
}

test.each([
  ['below the text of a step', '1. fi‸rst\n2. second', '1. first\n\n   ![A](upload:1)\n2. second'],
  ['in an empty step', '1. a\n2. ‸\n3. c', '1. a\n2. ![A](upload:1)\n3. c'],
  ['below the text of a quote', '> a‸', '> a\n>\n> ![A](upload:1)'],
  ['below a paragraph', 'a ‸b\n\nc', 'a b\n\n![A](upload:1)\n\nc'],
  ['below a heading', '## a‸', '## a\n\n![A](upload:1)'],
  ['below code', '```\na‸\n```', '```\na\n```\n\n![A](upload:1)'],
  ['in a table cell', '| A |\n| - |\n| x‸ |', '| A |\n| - |\n| x![A](upload:1) |'],
])('inserts an image %s', (_, before, after) => {
  const { state, write } = insert(before, IMAGES);
  expect(write(state)).toBe(after);
});

test('inserts several images as separate paragraphs', () => {
  const { state, write } = insert('a‸', TWO);
  expect(write(state)).toBe('a\n\n![A](upload:1)\n\n![B](upload:2)');
});

test('removing an image also removes its empty paragraph, and keeps other images and the text', () => {
  const { state, write } = insert('1. a‸\n2. b', TWO);
  let next = state;
  expect(
    removeImage('upload:1')(state, (tr) => {
      next = state.apply(tr);
    }),
  ).toBe(true);
  expect(write(next)).toBe('1. a\n\n   ![B](upload:2)\n2. b');
  expect(removeImage('upload:1')(next)).toBe(false);
});
