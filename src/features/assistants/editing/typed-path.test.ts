import { expect, it } from 'vitest';
import { isWithin, typedKey, typedPath } from './typed-path';

it.each([
  [['tools'], 'tools'],
  [['a.b'], 'a.b'],
  [['hand_over', 'hours'], '["hand_over","hours"]'],
  // Key names that look like an encoded path or other JSON.
  [['["hand_over","hours"]'], JSON.stringify(['["hand_over","hours"]'])],
  [['[]'], '[]'],
  [['7'], '7'],
])('encodes and decodes the path %j as %j', (path, key) => {
  expect(typedKey(path)).toBe(key);
  expect(typedPath(key)).toEqual(path);
});

it('recognizes a path within another', () => {
  expect(isWithin(['hand_over', 'hours'], ['hand_over'])).toBe(true);
  expect(isWithin(['hand_over'], ['hand_over'])).toBe(true);
  expect(isWithin(['hand_over'], ['hand_over', 'hours'])).toBe(false);
  expect(isWithin(['hand'], ['hand_over'])).toBe(false);
});
