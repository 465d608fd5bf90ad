import { expect, it } from 'vitest';
import { readLabelColor } from './label-dot';

it.each(['#abc', '#A1b2C3'])('readLabelColor accepts the color %s', (color) =>
  expect(readLabelColor(color)).toBe(color),
);

it.each([
  null,
  undefined,
  '',
  'red',
  '#abcd',
  '#12345678',
  '#12345g',
  '#fff;background:url(https://evil.test)',
  'url(https://evil.test)',
  'var(--ink)',
  '#fff\n',
])('readLabelColor rejects %j', (color) => expect(readLabelColor(color)).toBeUndefined());
