import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import type { EditsRequest } from '~/domain/stub';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { applyMergePatch, isJsonObject, isSameJson, type Json } from '~/lib/json/merge-patch';
import { applyAnchoredEdits } from '~/sandbox/anchored-edits';
import { createUnifiedDifference } from '~/sandbox/unified-difference';
import { buildRequestFromChanges, listUserChanges, omitChanges } from './assistant-edits';
import {
  type ChangedLine,
  checkDifference,
  computeExpectedLines,
  renderContent,
} from './expected-difference';

const STUB = '[21344 characters; read them with the text operation]';
const content = (parts: Partial<AssistantContent>): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { system_prompt: STUB, temperature: 0.2, tools: ['search'] },
  texts: { 'config.system_prompt': 'Be brief.\nBe polite.\nBe brief.\n' },
  ...parts,
});

/** Applies a request to an assistant as the contract requires the platform to do. */
function applied(before: AssistantContent, request: EditsRequest): AssistantContent {
  const config = applyMergePatch(before.config, (request.config ?? {}) as Json);
  const texts = Object.entries(before.texts).map(([path, text]) => {
    const result = applyAnchoredEdits(
      text,
      (request.edits ?? []).filter((edit) => edit.path === path),
    );
    if (result.kind !== 'applied') throw new Error('not applied');
    return [path, result.text] as const;
  });
  return {
    name: request.name === undefined ? before.name : request.name,
    description: request.description === undefined ? before.description : request.description,
    config: isJsonObject(config) ? config : {},
    texts: Object.fromEntries(texts),
  };
}

const text = fc
  .array(fc.constantFrom('Be brief.\n', 'Be polite.\n', 'a', ' b', '😀', '\n'), {
    minLength: 1,
    maxLength: 30,
  })
  .map((parts) => parts.join(''));
const generated = fc.record({
  name: fc.option(fc.constantFrom('Support', 'Sales')),
  description: fc.option(fc.constantFrom('one', 'two')),
  config: fc
    .record(
      { temperature: fc.double({ min: 0, max: 1, noNaN: true }), tools: fc.array(fc.constantFrom('a', 'b')) },
      { requiredKeys: [] },
    )
    .map((config) => ({ ...config, system_prompt: STUB }) as AssistantContent['config']),
  texts: text.map((value) => ({ 'config.system_prompt': value })),
});

describe('listUserChanges and buildRequestFromChanges', () => {
  it('sends exactly the included changes of an assistant, and never the shortened form of a long text', () => {
    fc.assert(
      fc.property(generated, generated, fc.infiniteStream(fc.boolean()), (before, after, dice) => {
        const { changes } = listUserChanges(before, after);
        const out = new Set(changes.filter(() => dice.next().value).map(({ id }) => id));
        const rest = omitChanges(before, after, changes, out);
        const request = buildRequestFromChanges(before, listUserChanges(before, rest).changes);
        const result = applied(before, request);
        expect(result.texts).toEqual(rest.texts);
        expect(isSameJson(result.config, rest.config)).toBe(true);
        expect([result.name, result.description]).toEqual([rest.name, rest.description]);
        expect(JSON.stringify(request)).not.toContain(STUB);
        if (out.size === 0) expect(rest).toEqual(after);
        if (out.size === changes.length) expect(renderContent(rest)).toBe(renderContent(before));
      }),
      { numRuns: getPropertyRuns(2000) },
    );
  });

  it('creates an empty request for an assistant without changes', () =>
    expect(buildRequestFromChanges(content({}), listUserChanges(content({}), content({})).changes)).toEqual(
      {},
    ));

  it('removes a config key by sending null, and reports config changes that no request can express', () => {
    const after = content({ config: { system_prompt: STUB, temperature: null, configurable: { a: 1 } } });
    const { changes, impossible } = listUserChanges(content({}), after);
    expect(buildRequestFromChanges(content({}), changes)).toEqual({ config: { tools: null } });
    expect(impossible).toEqual([
      { path: 'config.temperature', why: 'null-value' },
      { path: 'config.configurable', why: 'configurable' },
    ]);
  });

  it("reports that a long text's shortened form can't be sent as the value of another config key", () => {
    const after = content({
      config: { system_prompt: STUB, temperature: 0.2, tools: ['search'], closing: STUB },
    });
    expect(listUserChanges(content({}), after).impossible).toEqual([{ path: 'config.closing', why: 'stub' }]);
  });

  it('sends the full text of a prompt that was empty before the change', () => {
    const [before, after] = ['', 'Hello'].map((value) =>
      content({ config: { greeting: '' }, texts: { 'config.greeting': value } }),
    );
    if (!before || !after) throw new Error('unreachable');
    expect(buildRequestFromChanges(before, listUserChanges(before, after).changes)).toEqual({
      config: { greeting: 'Hello' },
    });
  });
});

describe('checkDifference', () => {
  const lines = (difference: string): ChangedLine[] =>
    difference.split('\n').flatMap((line, index): ChangedLine[] => {
      if (index < 2) return [];
      if (line.startsWith('+')) return [{ index, kind: 'added', text: line.slice(1) }];
      return line.startsWith('-') ? [{ index, kind: 'removed', text: line.slice(1) }] : [];
    });
  const expectLines = (old: AssistantContent, young: AssistantContent) =>
    computeExpectedLines(renderContent(old), renderContent(young));
  const before = content({});
  const after = content({
    name: 'Desk',
    texts: { 'config.system_prompt': 'Be brief.\nBe kind.\nBe brief.\n' },
  });

  it('accepts a diff from the platform that contains exactly the lines changed by the edits', () => {
    const difference = createUnifiedDifference(renderContent(before), renderContent(after));
    expect(checkDifference(difference, lines(difference), expectLines(before, after))).toEqual({
      unforeseen: new Set(),
      missing: 0,
    });
  });

  it("reports unexpected and missing lines in the platform's diff of the edits", () => {
    const difference =
      '--- current\n+++ proposed\n@@ -1 +1 @@\n-name: Support\n+name: Desk\n-config.temperature: 0.2\n+config.temperature: 0.9\n';
    expect(checkDifference(difference, lines(difference), expectLines(before, after))).toEqual({
      unforeseen: new Set([5, 6]),
      missing: 2,
    });
  });

  it("accepts keys without the `config.` prefix in the platform's diff", () => {
    const warmer = content({ config: { ...before.config, temperature: 0.9 } });
    const difference = '@@ -1 +1 @@\n\n-temperature: 0.2\n+temperature: 0.9\n';
    expect(checkDifference(difference, lines(difference), expectLines(before, warmer))).toEqual({
      unforeseen: new Set(),
      missing: 0,
    });
  });
});

it('treats config keys named like properties of Object.prototype as ordinary keys', () => {
  const before = content({});
  for (const key of ['__proto__', 'constructor', 'toString', 'a.b']) {
    const after = content({ config: Object.fromEntries([...Object.entries(before.config), [key, {}]]) });
    const { changes } = listUserChanges(before, after);
    expect(changes).toEqual([
      { kind: 'config', id: `config.${key}`, path: `config.${key}`, before: undefined, after: {} },
    ]);
    expect(Object.entries(buildRequestFromChanges(before, changes).config ?? {})).toEqual([[key, {}]]);
    expect(listUserChanges(after, before).changes).toMatchObject([{ before: {}, after: undefined }]);
  }
});
