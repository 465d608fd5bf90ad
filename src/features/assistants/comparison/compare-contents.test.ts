import { expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { compareContents } from './compare-contents';

const STUB = '[21344 characters; read them with the text operation]';
const content = (parts: Partial<AssistantContent>): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { system_prompt: STUB, temperature: 0.2 },
  texts: { 'config.system_prompt': '# Bean\nBe brief.\nBe kind.\n' },
  ...parts,
});

it('a comparison lists changed lines of a prompt first, then changed values', () => {
  const after = content({
    name: 'Desk',
    config: { system_prompt: STUB.replace('21344', '21340'), temperature: 0.9 },
    texts: { 'config.system_prompt': '# Bean\nBe brief.\nBe polite.\n' },
  });
  const { changes, unread } = compareContents(content({}), after);
  expect(changes.map(({ kind, path }) => [kind, path])).toEqual([
    ['lines', 'config.system_prompt'],
    ['value', 'name'],
    ['value', 'config.temperature'],
  ]);
  expect(unread).toEqual([]);
});

it('a comparison shows changed lines if the prompt is long in only one of the versions', () => {
  const short = content({ config: { system_prompt: '# Bean\nBe brief.\n', temperature: 0.2 }, texts: {} });
  for (const [before, after] of [
    [short, content({})],
    [content({}), short],
  ] as const) {
    const { changes } = compareContents(before, after);
    expect(changes.map(({ kind, path }) => [kind, path])).toEqual([['lines', 'config.system_prompt']]);
  }
});

it('a comparison includes values that no proposal can set', () => {
  const after = content({ config: { system_prompt: STUB, temperature: null, configurable: { a: 1 } } });
  expect(compareContents(content({}), after).changes.map(({ path }) => path)).toEqual([
    'config.temperature',
    'config.configurable',
  ]);
});

it('a comparison finds changes of a nested prompt', () => {
  const nested = (text: string) =>
    content({ config: { hand_over: { note: STUB, days: [1] } }, texts: { 'config.hand_over.note': text } });
  expect(compareContents(nested('One\n'), nested('Two\n')).changes.map(({ path }) => path)).toEqual([
    'config.hand_over.note',
  ]);
});

it("a comparison skips a prompt that isn't loaded in one of the versions", () => {
  const { changes, unread } = compareContents(content({ texts: {} }), content({ name: 'Desk' }));
  expect([changes.map(({ path }) => path), unread]).toEqual([['name'], ['config.system_prompt']]);
});

it('a comparison of equal versions finds no changes', () =>
  expect(compareContents(content({}), content({})).changes).toEqual([]));
