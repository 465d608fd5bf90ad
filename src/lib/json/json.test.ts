import { describe, expect, it } from 'vitest';
import { openApprovalFile } from '~/features/campaigns/send/approval-file';
import { SAMPLE_CONTENT, SAMPLE_NAMES } from '~/features/campaigns/send/fixtures/samples';
import { planLedgerImport } from '~/features/campaigns/send/ledger-file';
import { parseCannedResponseFile } from '../file/parse-canned-response-file';
import { formatJson, toCanonicalJson } from './canonical-json';
import { MAX_NESTING_DEPTH, parseJson } from './json';
import { applyMergePatch, deriveMergePatch, isSameJson, type Json } from './merge-patch';
import { findJsonFault, parseJsonValue } from './typed-json';

const BOMBS = [
  ['lists', (levels: number) => '['.repeat(levels) + ']'.repeat(levels)],
  ['objects', (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`],
] as const;
const DEEP = 100_000;

describe.each(BOMBS)('JSON with nested %s', (_, nested) => {
  it('parseJson returns undefined for JSON that is nested beyond the maximum depth', () => {
    expect(parseJson(nested(MAX_NESTING_DEPTH))).toBeDefined();
    expect(parseJson(nested(MAX_NESTING_DEPTH + 1))).toBeUndefined();
    expect(parseJson(nested(DEEP))).toBeUndefined();
  });

  it('JSON of the maximum depth is formatted, compared and patched without a stack overflow', () => {
    const value = parseJson(nested(MAX_NESTING_DEPTH)) as Json;
    expect(toCanonicalJson(value)).toBe(nested(MAX_NESTING_DEPTH));
    expect(formatJson(value, () => false)).toContain('\n');
    expect(isSameJson(value, parseJson(nested(MAX_NESTING_DEPTH)))).toBe(true);
    const { patch = null } = deriveMergePatch({ a: 1 }, { a: value });
    expect(applyMergePatch({ a: 1 }, patch)).toEqual({ a: value });
  });

  it('findJsonFault returns the position of the first nesting level beyond the maximum depth', () => {
    const column = nested(MAX_NESTING_DEPTH + 1).indexOf(nested(1)) + 1;
    for (const levels of [MAX_NESTING_DEPTH + 1, DEEP]) {
      expect(parseJsonValue(nested(levels))).toBeUndefined();
      expect(findJsonFault(nested(levels))).toEqual({ line: 1, column });
    }
  });

  it('imported files with JSON beyond the maximum depth are rejected', async () => {
    expect(parseCannedResponseFile(nested(DEEP))).toMatchObject({ ok: false });
    const content = JSON.stringify(SAMPLE_CONTENT).replace('"body"', `"x":${nested(DEEP)},"body"`);
    const plan = `{"format":"campaign-plan","version":1,"author":"a","sealedAt":5,"names":${JSON.stringify(SAMPLE_NAMES)},"reachable":3,"content":${content}}`;
    const opened = await openApprovalFile(`{"hash":"h","plan":${plan}}`, 'b', SAMPLE_CONTENT);
    expect(opened).toEqual({ open: false, why: 'unreadable' });
    const ledger = `{"format":"campaign-ledger","version":1,"exportedAt":9,"attempts":[${nested(DEEP)}]}`;
    expect(await planLedgerImport(ledger, '1/1', [], 10)).toBeNull();
  });
});

it('formatJson puts entries on separate lines in a fixed order, except inside the given one-line values', () => {
  const value = { b: [1, [2, 3]], a: { d: undefined, c: null }, e: [], f: undefined };
  const isPair = (one: object) => Array.isArray(one) && one.length === 2 && !Array.isArray(one[1]);
  expect(formatJson(value, isPair)).toBe(
    '{\n  "a": {\n    "c": null\n  },\n  "b": [\n    1,\n    [2,3]\n  ],\n  "e": []\n}',
  );
  expect(formatJson(undefined, isPair)).toBe('null');
});
