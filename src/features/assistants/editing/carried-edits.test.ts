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
  ['all edits, and a change of another value by someone else', { ...edited, name: 'Theirs' }, 'all'],
  ['no edits', base, 'none'],
  ['no edits, because one part is unchanged', { ...base, description: 'Theirs' }, 'none'],
  [
    'all edits, one of them in a text that became short',
    { ...edited, config: { model: 'large', prompt: 'Hello you.' }, texts: {} },
    'all',
  ],
  [
    'values that are neither the original nor the edited ones',
    { ...edited, description: 'Theirs', texts: { 'config.prompt': 'Hello them.' } },
    'unclear',
  ],
] as const)(
  'detects whether the proposed edits were applied to an assistant that contains %s',
  (_name, now, carried) => expect(matchAppliedEdits(base, edited, now)).toBe(carried),
);
