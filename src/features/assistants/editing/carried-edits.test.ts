import { expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { matchAppliedEdits } from './carried-edits';

const base: AssistantContent = {
  name: 'Support',
  description: null,
  config: { model: 'large', prompt: '[2000 characters; read the text]' },
  texts: { 'config.prompt': 'Hello there.' },
};
const edited: AssistantContent = {
  ...base,
  description: 'Mine',
  texts: { 'config.prompt': 'Hello you.' },
};

it.each([
  ['all edits', edited, 'all'],
  ['all edits, and a change elsewhere by someone else', { ...edited, name: 'Theirs' }, 'all'],
  ['no edits', base, 'none'],
  ['no edits, because one part is unchanged', { ...base, description: 'Theirs' }, 'none'],
  [
    'a text that became short',
    { ...edited, config: { model: 'large', prompt: 'Hello you.' }, texts: {} },
    'all',
  ],
  [
    'other values than before or edited',
    { ...edited, description: 'Theirs', texts: { 'config.prompt': 'Hello them.' } },
    'unclear',
  ],
] as const)('detects whether the assistant contains the proposed edits if it has %s', (_name, now, carried) =>
  expect(matchAppliedEdits(base, edited, now)).toBe(carried),
);
