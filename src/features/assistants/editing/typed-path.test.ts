import { expect, it } from 'vitest';
import { isWithin, typedKey, typedPath } from './typed-path';

it.each([
  [['tools'], 'tools'],
  [['a.b'], 'a.b'],
  [['hand_over', 'hours'], '["hand_over","hours"]'],
  // A key may be called like such a path, or like any other JSON.
  [['["hand_over","hours"]'], JSON.stringify(['["hand_over","hours"]'])],
  [['[]'], '[]'],
  [['7'], '7'],
])('names %j so that it is read again', (path, key) => {
  expect(typedKey(path)).toBe(key);
  expect(typedPath(key)).toEqual(path);
});

it('tells what is within another', () => {
  expect(isWithin(['hand_over', 'hours'], ['hand_over'])).toBe(true);
  expect(isWithin(['hand_over'], ['hand_over'])).toBe(true);
  expect(isWithin(['hand_over'], ['hand_over', 'hours'])).toBe(false);
  expect(isWithin(['hand'], ['hand_over'])).toBe(false);
});
