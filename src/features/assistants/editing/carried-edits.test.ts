import { expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { carriedEdits } from './carried-edits';

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
  ['all of it', edited, 'all'],
  ['all of it, and what someone else changed elsewhere', { ...edited, name: 'Theirs' }, 'all'],
  ['nothing', base, 'none'],
  ['nothing, since one part stands as it was', { ...base, description: 'Theirs' }, 'none'],
  [
    'a text that became short',
    { ...edited, config: { model: 'large', prompt: 'Hello you.' }, texts: {} },
    'all',
  ],
  ['neither', { ...edited, description: 'Theirs', texts: { 'config.prompt': 'Hello them.' } }, 'unclear'],
] as const)('%s', (_name, now, carried) => expect(carriedEdits(base, edited, now)).toBe(carried));
