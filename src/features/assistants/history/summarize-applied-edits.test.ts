import { expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getTranslator } from '~/i18n/use-t';
import { summarizeAppliedEdits } from './summarize-applied-edits';

const BEFORE: AssistantContent = {
  name: 'Support',
  description: 'First line',
  config: { system_prompt: '[9 characters; read them]', temperature: 0.2 },
  texts: { 'config.system_prompt': 'Be brief.' },
};
const t = getTranslator('en');

it('the history summarizes a single applied change with the sentence used in the review', () =>
  expect(summarizeAppliedEdits(t, BEFORE, { ...BEFORE, description: 'Second line' })).toEqual({
    sentence: 'Settings › Description: First line → Second line',
    more: 0,
  }));

it('the history summarizes several applied changes with the prompt change and the number of other changes', () =>
  expect(
    summarizeAppliedEdits(t, BEFORE, {
      ...BEFORE,
      name: 'Sales',
      config: { ...BEFORE.config, temperature: 0.9 },
      texts: { 'config.system_prompt': 'Be kind.' },
    }),
  ).toEqual({ sentence: 'Prompt: “brief” → “kind”', more: 2 }));

it('the history has no summary for equal versions of an assistant', () =>
  expect(summarizeAppliedEdits(t, BEFORE, BEFORE)).toBeNull());
