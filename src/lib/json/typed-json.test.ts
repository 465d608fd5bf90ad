import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonFault, findJsonLoss, parseJsonValue } from './typed-json';

it.each([
  ['["a",', 1, 6],
  ['{"a": 1\n "b": 2}', 2, 2],
  ['', 1, 1],
  ['[1, 2,]', 1, 7],
  ["{'a': 1}", 1, 2],
  ['12 x', 1, 4],
  ['-', 1, 1],
  ['["open', 1, 2],
  ['[1e999]', 1, 2],
  ['{"a":\n -1e999}', 2, 2],
])('findJsonFault returns the position of the error in %j: line %i, column %i', (text, line, column) =>
  expect(findJsonFault(text)).toEqual({ line, column }),
);

it('findJsonFault returns a position for invalid JSON and null for valid JSON', () => {
  expect(findJsonFault('["Infinity", "-Infinity"]')).toBeNull();
  fc.assert(fc.property(fc.json(), (text) => void expect(findJsonFault(text)).toBeNull()));
  const broken = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', ']', 'x', '0'));
  fc.assert(
    fc.property(broken, ([text, at, by]) => {
      const cut = at % text.length;
      const other = text.slice(0, cut) + by + text.slice(cut + 1);
      expect(findJsonFault(other) === null).toBe(
        parseJsonValue(other) !== undefined || findJsonLoss(other) !== null,
      );
    }),
  );
});

it.each([
  ['9007199254740993', { kind: 'inexact', line: 1, typed: '9007199254740993', stored: '9007199254740992' }],
  ['{"a": 1,\n "b": [0.10000000000000000001]}', { kind: 'inexact', line: 2, stored: '0.1' }],
  ['{"a": 1,\n "a": 2}', { kind: 'repeated-key', line: 2, key: 'a' }],
  ['{"a": {"b": 1}, "\\u0061": 2}', { kind: 'repeated-key', line: 1, key: 'a' }],
])('parseJsonValue rejects %s because parsing would change it', (text, loss) => {
  expect(findJsonLoss(text)).toMatchObject(loss);
  expect(parseJsonValue(text)).toBeUndefined();
});

it.each(['[1.10, 1e-3, -0, 9007199254740991]', '{"a": {"b": 1}, "b": [{"a": 1}, {"a": 1}]}', '{"a": 1,'])(
  'findJsonLoss returns null for %s because parsing changes nothing',
  (text) => expect(findJsonLoss(text)).toBeNull(),
);
