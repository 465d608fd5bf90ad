import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { checkStubs, collectStubs, findSentStubs, looksLikeStub } from './stub';

const STUBS: readonly unknown[] = [
  '[21,344 characters. Read the text with assistants.text, path=config.system_prompt]',
  '<<text omitted: 20431 chars, GET /text?path=config.system_prompt>>',
  'Long prompt (length: 20431). Use the text-reading operation.',
  'Texto de 20.431 caracteres: léelo con la operación de texto',
  { stub: true, characters: 20431, read: '/text' },
];
const TEXTS: readonly unknown[] = [
  'Answer in at most 200 words.',
  'Always read the whole conversation first.',
  '',
  42,
  null,
  ['a', 'b'],
  { max_characters: 500, text_model: 'large' },
  `Read 20 characters of text. ${'x'.repeat(700)}`,
];

describe('looksLikeStub', () => {
  it.each(STUBS)('looksLikeStub recognizes %j as a placeholder for an omitted text', (stub) =>
    expect(looksLikeStub(stub)).toBe(true),
  );
  it.each(TEXTS.map((text) => [text]))('looksLikeStub doesn’t mistake %j for a placeholder', (text) =>
    expect(looksLikeStub(text)).toBe(false),
  );
});

const stub = fc.oneof(
  fc.constantFrom(...STUBS),
  fc.nat({ max: 1_000_000 }).map((count) => `[${count} characters; see the text operation]`),
);

describe('checkStubs and findSentStubs', () => {
  it('checkStubs rejects a request that contains a placeholder for an omitted text in any field', () => {
    fc.assert(
      fc.property(stub, fc.string(), (value, other) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const requests = [
          { config: { system_prompt: value } },
          { config: { other, deep: [{ a: { b: [value] } }] } },
          { config: { system_prompt: `  ${text}\n` } },
          { name: text },
          { description: text, config: { other } },
          { edits: [{ path: 'config.system_prompt', old_string: 'x', new_string: text }] },
        ];
        for (const request of requests) expect(checkStubs(request, []).kind).toBe('stub');
      }),
      { numRuns: getPropertyRuns(2000) },
    );
  });

  it('findSentStubs finds a known placeholder text in a request, even if its wording is unusual', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3 }), fc.string(), (strange, around) => {
        fc.pre(strange.trim() !== '');
        const requests = [
          { config: { system_prompt: strange } },
          { config: { nested: { system_prompt: around + strange + around } } },
          { edits: [{ path: 'config.system_prompt', old_string: '', new_string: strange }] },
        ];
        for (const request of requests) expect(findSentStubs(request, [strange])).toHaveLength(1);
      }),
      { numRuns: getPropertyRuns(2000) },
    );
  });

  it('findSentStubs accepts a short edit that resembles a placeholder, but not a known placeholder or a replacement of long text', () => {
    const edit = { path: 'config.system_prompt', old_string: 'Be brief.' };
    const sentence = { ...edit, new_string: 'Keep each text under 300 characters.' };
    expect(findSentStubs({ edits: [sentence] }, [String(STUBS[0])])).toEqual([]);
    expect(
      findSentStubs({ edits: [{ ...edit, new_string: String(STUBS[0]) }] }, [String(STUBS[0])]),
    ).toHaveLength(1);
    const passage = { ...edit, old_string: 'Be brief. '.repeat(100), new_string: String(STUBS[1]) };
    expect(findSentStubs({ edits: [passage] }, [String(STUBS[0])])).toHaveLength(1);
  });

  it('checkStubs returns a request without placeholders unchanged', () => {
    const request = { config: { temperature: 0.2, tools: ['a'] }, name: 'Support', description: null };
    expect(checkStubs(request, [String(STUBS[0])])).toEqual({ kind: 'clear', request });
  });
});

it('collectStubs returns all placeholders in the config of an assistant, including nested ones', () => {
  const config = { model: 'x', system_prompt: STUBS[0], prompts: { closing: STUBS[1], short: 'Bye' } };
  expect(collectStubs(config)).toEqual([
    { path: 'config.system_prompt', text: STUBS[0] },
    { path: 'config.prompts.closing', text: STUBS[1] },
  ]);
});
