import fc from 'fast-check';
import * as independent from 'json-merge-patch';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { applyMergePatch, deriveMergePatch, isJson, isSameJson, type Json } from './merge-patch';

/** Examples of RFC 7386, appendix A: original, patch, result. */
const PUBLISHED: readonly (readonly [Json, Json, Json])[] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

const key = fc.constantFrom('a', 'b', 'c', 'system_prompt', 'toString');
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json>(null, true, 0, 1, '', 'text'),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4 }),
  ),
}));
const object = fc.dictionary(key, json, { maxKeys: 5 });
const copy = (value: Json): Json => structuredClone(value) as Json;
/** Converts to ordinary objects, because those that fast-check generates may have no prototype. */
const plain = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

describe('applyMergePatch', () => {
  it.each(PUBLISHED)('%j patched with %j becomes %j, as the RFC specifies', (original, patch, result) => {
    expect(applyMergePatch(original, patch)).toEqual(result);
  });

  it('applyMergePatch returns the same results as an independent implementation', () => {
    fc.assert(
      fc.property(json, json, (target, patch) => {
        const [one, other] = [plain(target), plain(patch)];
        expect(applyMergePatch(one, other)).toEqual(independent.apply(copy(one), copy(other)));
      }),
      { numRuns: getPropertyRuns(3000) },
    );
  });

  it('applyMergePatch treats __proto__ like any other key', () => {
    const patch = JSON.parse('{"__proto__": {"polluted": true}}') as Json;
    expect(Object.keys(applyMergePatch({}, patch) as object)).toEqual(['__proto__']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('deriveMergePatch', () => {
  it('deriveMergePatch returns a patch that produces the new value, except for nulls that no patch can write', () => {
    fc.assert(
      fc.property(object, object, (one, other) => {
        const [before, after] = [plain(one), plain(other)];
        const { patch, impossible } = deriveMergePatch(before, after);
        const result = patch === undefined ? before : applyMergePatch(before, patch);
        if (impossible.length === 0) expect(isSameJson(result, after)).toBe(true);
        else expect(isSameJson(result, after)).toBe(false);
        if (patch !== undefined && impossible.length === 0)
          expect(independent.apply(copy(before), copy(patch))).toEqual(after);
      }),
      { numRuns: getPropertyRuns(3000) },
    );
  });

  it('deriveMergePatch omits unchanged keys, removes keys with null and replaces complete arrays', () => {
    expect(deriveMergePatch({ a: 1, b: 2, list: [1, 2] }, { a: 1, list: [1, 3] })).toEqual({
      patch: { b: null, list: [1, 3] },
      impossible: [],
    });
  });

  it('deriveMergePatch reports an added null that no patch can write, and ignores unchanged nulls', () => {
    expect(deriveMergePatch({ a: { b: 1 } }, { a: { b: null } })).toEqual({
      patch: undefined,
      impossible: ['a.b'],
    });
    expect(deriveMergePatch({ a: null }, { a: null, b: 1 })).toEqual({ patch: { b: 1 }, impossible: [] });
    expect(deriveMergePatch({}, { list: [null, { a: null }] })).toEqual({
      patch: { list: [null, { a: null }] },
      impossible: [],
    });
  });

  it('deriveMergePatch can replace a value with an empty object', () => {
    expect(deriveMergePatch({ a: 1 }, { a: {} }).patch).toEqual({ a: {} });
    expect(deriveMergePatch({}, { a: {} }).patch).toEqual({ a: {} });
    expect(deriveMergePatch({ a: {} }, { a: {} }).patch).toBeUndefined();
  });
});

it('isJson rejects undefined and non-finite numbers', () => {
  expect(isJson({ a: [1, null, 'x'] })).toBe(true);
  expect(isJson({ a: undefined })).toBe(false);
  expect(isJson(Number.NaN)).toBe(false);
});
