import { expect, it } from 'vitest';
import { inferAttributeKind } from './attribute-kind';

it.each([
  [null, 'none'],
  ['', 'empty'],
  [[], 'empty'],
  [{}, 'empty'],
  [false, 'boolean'],
  [1234.5, 'number'],
  ['2026-10-28', 'day'],
  ['2026-13-45', 'text'],
  ['2026-10-30T16:20:00.000Z', 'moment'],
  ['2026', 'text'],
  ['10', 'text'],
  ['nuts', 'text'],
  [['nuts', 3, null], 'list'],
  [[{ street: 'Lindenallee' }], 'object'],
  [[['a']], 'object'],
  [{ street: 'Lindenallee' }, 'object'],
])('infers the type of the attribute value %j as %s', (value, kind) =>
  expect(inferAttributeKind(value).kind).toBe(kind),
);

it('treats __proto__ as the name of an ordinary attribute', () => {
  const value: unknown = JSON.parse('{"__proto__": 1}');
  expect(inferAttributeKind(value)).toEqual({ kind: 'object', entries: [['__proto__', 1]] });
});
