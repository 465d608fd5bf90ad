import { expect, it } from 'vitest';
import { isImagePending } from './is-image-pending';

const WAITING = '<div>\n![](upload:3f3bec61)\n';

it.each([
  ['a text with a placeholder is saved', '', WAITING, 'draft', true],
  ['a stored text with a placeholder is published', WAITING, WAITING, 'published', true],
  ['a stored text with a placeholder is archived', WAITING, WAITING, 'archived', false],
  ['a text without a placeholder is saved', WAITING, 'one', 'published', false],
])(
  'reports whether a save has to wait for an unfinished image upload: %s',
  (_, before, after, status, waits) => {
    expect(isImagePending({ content: before, status: 'draft' }, { content: after, status })).toBe(waits);
  },
);
