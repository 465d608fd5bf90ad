import { expect, it } from 'vitest';
import { imageWaits } from './image-waits';

const WAITING = '<div>\n![](upload:3f3bec61)\n';

it.each([
  ['a text with a placeholder is sent', '', WAITING, 'draft', true],
  ['one that is stored already is published', WAITING, WAITING, 'published', true],
  ['one that is stored already is archived', WAITING, WAITING, 'archived', false],
  ['a text without one is sent', WAITING, 'one', 'published', false],
])('reports whether a save has to wait for an image: %s', (_, before, after, status, waits) => {
  expect(imageWaits({ content: before, status: 'draft' }, { content: after, status })).toBe(waits);
});
