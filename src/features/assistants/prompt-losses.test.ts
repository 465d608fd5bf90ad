import { expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { countCodePoints, findPromptLosses } from './prompt-losses';

const PATH = 'config.system_prompt';
const content = (text: string): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { system_prompt: '[21344 characters; read them with the text operation]' },
  texts: { [PATH]: text },
});
const losses = (before: string, after: string) => findPromptLosses(content(before), content(after));

const PROMPT = '# Bean\n\n## Always\nBe kind.\n\n## Example\nHello\n\n## Example\nGood-bye\n';

it('reports a prompt that became empty, without also reporting its lost length or headings', () => {
  expect(losses(PROMPT, ' \n')).toEqual([{ kind: 'emptied', path: PATH }]);
});

it('reports a prompt whose key was removed', () => {
  const after = { ...content(''), config: {}, texts: {} };
  expect(findPromptLosses(content(PROMPT), after)).toEqual([{ kind: 'emptied', path: PATH }]);
});

it.each([
  ['abcdef', 'abc', [{ kind: 'halved', path: PATH, before: 6, after: 3 }]],
  ['abcdef', 'abcd', []],
  ['😀😀😀😀', '😀😀', [{ kind: 'halved', path: PATH, before: 4, after: 2 }]],
  ['', '', []],
  ['', 'abc', []],
])('reports “%s” → “%s” as a loss only if at least half of the length is gone', (before, after, expected) =>
  expect(losses(before, after)).toEqual(expected),
);

it('reports removed headings, even if the prompt still has another heading with the same text', () => {
  const after = PROMPT.replace('## Always', '').replace('## Example\nGood-bye', 'Good-bye');
  expect(losses(PROMPT, after)).toEqual([{ kind: 'sections', path: PATH, headings: ['Always', 'Example'] }]);
});

it("doesn't report a renamed heading as a loss", () => {
  expect(losses('# A\nOne\n# B\nTwo\n', '# A\nOne\n# B and more\nTwo\n')).toEqual([]);
});

it('reports a removed heading even if a new heading was added elsewhere', () => {
  expect(losses('# A\nOne\n# B\nTwo\n# C\nThree\n', '# New\n# A\nOne\n# B and more\nTwo\nThree\n')).toEqual([
    { kind: 'sections', path: PATH, headings: ['B', 'C'] },
  ]);
  expect(losses('# A\nOne\n# B\nTwo\n# C\nThree\n', '# A\nOne\nTwo\n# C\nThree\n# New\n')).toEqual([
    { kind: 'sections', path: PATH, headings: ['B'] },
  ]);
});

it("doesn't report a moved section or a changed heading level as a loss", () => {
  expect(losses('# A\nOne\n# B\nTwo\n', '# B\nTwo\n### A\nOne\n')).toEqual([]);
});

it("reports no losses of prompts that aren't loaded", () => {
  const unread = { ...content(''), texts: {} };
  expect(findPromptLosses(content(PROMPT), unread)).toEqual([]);
  expect(findPromptLosses(unread, content(''))).toEqual([]);
});

it('a surrogate pair counts as one character of a prompt', () => expect(countCodePoints('a😀é')).toBe(3));
