import { expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { revertAppliedChange } from './revert-applied-change';

const content = (text: string, parts: Partial<AssistantContent> = {}): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { system_prompt: `[${text.length} characters; read them]`, temperature: 0.2 },
  texts: { 'config.system_prompt': text },
  ...parts,
});

it('reverting an applied change restores only the values that the change affected', () => {
  const before = content('Be brief.');
  const after = content('Be kind.', {
    name: 'Renamed',
    config: { ...content('Be kind.').config, tools: ['a'] },
  });
  const now = { ...after, description: 'Since then', config: { ...after.config, temperature: 0.9 } };
  const back = revertAppliedChange(now, before, after);
  expect([back.name, back.description, back.texts['config.system_prompt']]).toEqual([
    'Support',
    'Since then',
    'Be brief.',
  ]);
  expect(back.config).toEqual({ system_prompt: '[8 characters; read them]', temperature: 0.9 });
});

it('reverting an applied change restores a prompt even if the change made a short prompt long or a long one short', () => {
  const short = { ...content('Long.'), config: { system_prompt: 'Short.', temperature: 0.2 }, texts: {} };
  const long = content('Long.');
  expect(revertAppliedChange(long, short, long).texts).toEqual({ 'config.system_prompt': 'Short.' });
  expect(revertAppliedChange(short, long, short).config).toEqual({
    system_prompt: 'Long.',
    temperature: 0.2,
  });
});

it('reverting an applied change keeps later changes of other passages of the same prompt', () => {
  const before = content('Be brief.\n\nAnswer in English.\n\nSay goodbye.');
  const after = content('Be kind.\n\nAnswer in English.\n\nSay goodbye.');
  const now = content('Be kind.\n\nAnswer in English or Spanish.\n\nSay goodbye.');
  expect(revertAppliedChange(now, before, after).texts['config.system_prompt']).toBe(
    'Be brief.\n\nAnswer in English or Spanish.\n\nSay goodbye.',
  );
});

it('reverting the removal of a key that was null keeps the key removed', () => {
  const before = content('Long.', { config: { ...content('Long.').config, fallback_model: null } });
  const after = content('Long.');
  expect(revertAppliedChange(after, before, after).config).toEqual(after.config);
});

it('reverting an applied change of an object keeps later changes of its other keys, and removes keys that were null', () => {
  const withLimits = (limits: Record<string, number | null>) =>
    content('Long.', { config: { ...content('Long.').config, limits } });
  const before = withLimits({ turns: null, tokens: 100 });
  const after = withLimits({ turns: 5, tokens: 200 });
  const now = withLimits({ turns: 5, tokens: 200, tools: 3 });
  expect(revertAppliedChange(now, before, after).config.limits).toEqual({ tokens: 100, tools: 3 });
});
