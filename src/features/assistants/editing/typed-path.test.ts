import { expect, it } from 'vitest';
import { decodeConfigPath, encodeConfigPath, isPathWithin } from './typed-path';

it.each([
  [['tools'], 'tools'],
  [['a.b'], 'a.b'],
  [['hand_over', 'hours'], '["hand_over","hours"]'],
  // Key names that look like an encoded path or other JSON.
  [['["hand_over","hours"]'], JSON.stringify(['["hand_over","hours"]'])],
  [['[]'], '[]'],
  [['7'], '7'],
])('encodes the config path %j as %j and decodes it again', (path, key) => {
  expect(encodeConfigPath(path)).toBe(key);
  expect(decodeConfigPath(key)).toEqual(path);
});

it('detects that one config path is inside another one', () => {
  expect(isPathWithin(['hand_over', 'hours'], ['hand_over'])).toBe(true);
  expect(isPathWithin(['hand_over'], ['hand_over'])).toBe(true);
  expect(isPathWithin(['hand_over'], ['hand_over', 'hours'])).toBe(false);
  expect(isPathWithin(['hand'], ['hand_over'])).toBe(false);
});
