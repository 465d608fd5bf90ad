import { describe, expect, it } from 'vitest';
import {
  type AssistantContent,
  type AssistantEdits,
  NO_ASSISTANT_EDITS,
  type PastedEdit,
} from '~/drafts/assistant-drafts';
import { buildEditsRequest } from './assistant-edits';
import {
  canPropose,
  hasUnsavedInput,
  isSameContent,
  listInvalidPaths,
  listPendingInputs,
  removeConfirmedEdits,
  withKnownTexts,
  withoutInvalidInput,
} from './edits';

const content = (text: string, parts: Partial<AssistantContent> = {}): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { temperature: 0.2 },
  texts: { 'config.system_prompt': text },
  ...parts,
});
const edits = (parts: Partial<AssistantEdits>): AssistantEdits => ({ ...NO_ASSISTANT_EDITS, ...parts });
const excerpt = (old_string: string): PastedEdit => ({
  path: 'config.system_prompt',
  old_string,
  new_string: 'new',
  replace_all: false,
});

const base = content('Be brief. Be polite.');
const sent = edits({ base, edited: content('Be brief. Be kind.') });

const stub = (count: number) => `[${count} characters; read them with the text operation]`;
const stubbed = (count: number, text?: string): AssistantContent =>
  content('', {
    config: { system_prompt: stub(count) },
    texts: text === undefined ? {} : { 'config.system_prompt': text },
  });

describe('versions of an assistant', () => {
  it('two versions of an assistant are equal if their full texts are equal, even if the shortened forms differ', () => {
    expect(isSameContent(stubbed(9, 'Be brief.'), stubbed(20, 'Be brief.'))).toBe(true);
    expect(isSameContent(stubbed(9, 'Be brief.'), stubbed(9, 'Be brief!'))).toBe(false);
    expect(isSameContent(stubbed(9), stubbed(20))).toBe(false);
  });

  it('keeps a loaded long text if fetching it again fails and its shortened form is unchanged', () => {
    expect(withKnownTexts(stubbed(9), stubbed(9, 'Be brief.'))).toEqual(stubbed(9, 'Be brief.'));
    expect(withKnownTexts(stubbed(20), stubbed(9, 'Be brief.'))).toEqual(stubbed(20));
    expect(withKnownTexts(stubbed(9, 'Be kind.'), stubbed(9, 'Be brief.'))).toEqual(stubbed(9, 'Be kind.'));
  });
});

describe('removeConfirmedEdits', () => {
  it('a confirmation leaves no edits if the user typed nothing while it was in flight', () =>
    expect(removeConfirmedEdits(sent, sent)).toEqual(NO_ASSISTANT_EDITS));

  it('keeps edits typed while a confirmation is in flight, and bases them on the confirmed version', () => {
    const now = { ...sent, edited: content('Be brief. Be kind. Be exact.', { name: 'Desk' }) };
    const rest = removeConfirmedEdits(now, sent);
    expect(rest).toEqual({ ...now, base: sent.edited });
    expect(buildEditsRequest(rest)).toEqual({
      name: 'Desk',
      edits: [{ path: 'config.system_prompt', old_string: '.', new_string: '. Be exact.' }].map(() =>
        expect.objectContaining({ path: 'config.system_prompt' }),
      ),
    });
  });

  it('keeps an edit that was made while a confirmation was in flight and reverts the confirmed edits', () => {
    const rest = removeConfirmedEdits({ ...sent, edited: base }, sent);
    expect(rest).toMatchObject({ base: sent.edited, edited: base });
    expect(canPropose(rest)).toBe(true);
  });

  it('keeps edits that were excluded from the confirmed proposal', () => {
    const all = edits({ base, edited: content('Be brief. Be kind.', { name: 'Desk' }) });
    const rest = removeConfirmedEdits(all, sent);
    expect(buildEditsRequest(rest)).toEqual({ name: 'Desk' });
  });

  it('a confirmation removes only the confirmed excerpts and manually entered values', () => {
    const first = edits({ pasted: [excerpt('a')], byHand: [{ path: 'name', value: 'Desk' }] });
    const now = edits({
      pasted: [excerpt('a'), excerpt('b')],
      byHand: [
        { path: 'name', value: 'Help desk' },
        { path: 'config.temperature', value: 1 },
      ],
      pasting: excerpt('c'),
      setting: { path: 'description', kind: 'text', text: 'half a sen' },
      typed: { tools: '[' },
    });
    expect(removeConfirmedEdits(now, structuredClone(first))).toEqual({ ...now, pasted: [excerpt('b')] });
  });

  it('keeps editor changes made while the confirmation of pasted excerpts is in flight', () => {
    const now = edits({ ...sent, pasted: [excerpt('a')] });
    expect(removeConfirmedEdits(now, edits({ pasted: [excerpt('a')] }))).toEqual(sent);
  });

  it('rebases edits that are based on another version onto the confirmed version', () => {
    const moved = {
      ...sent,
      base: content('Be brief. Be polite. Always.'),
      edited: content('Be brief. Be polite. Never.'),
    };
    expect(removeConfirmedEdits(moved, sent)).toMatchObject({ base: sent.edited });
  });
});

it("treats incomplete input as unsaved, but doesn't allow sending the edits for review", () => {
  for (const half of [
    edits({ pasting: excerpt('a') }),
    edits({ typed: { tools: '[' } }),
    edits({ setting: { path: 'name', kind: 'text', text: '' } }),
  ]) {
    expect(hasUnsavedInput(half)).toBe(true);
    expect(canPropose(half)).toBe(false);
  }
  expect(hasUnsavedInput(edits({ base, edited: { ...base } }))).toBe(false);
});

it.each([
  [{ setting: { path: 'name', kind: 'text', text: '' } }, ['setting']],
  [{ setting: { path: '', kind: 'json', text: '[' } }, ['setting']],
  [{ setting: { path: 'description', kind: 'clear', text: '' } }, ['setting']],
  [{ setting: { path: ' ', kind: 'text', text: '' } }, []],
  // The kind "clear" has no text input, so leftover text doesn't count.
  [{ setting: { path: '', kind: 'clear', text: 'x' } }, []],
  [{ pasting: excerpt('a') }, ['pasting']],
  [{ pasting: { ...excerpt(''), new_string: '' } }, []],
  [{ setting: { path: 'name', kind: 'text', text: 'x' }, pasting: excerpt('') }, ['setting', 'pasting']],
  [{ pasted: [excerpt('a')], byHand: [{ path: 'name', value: 'x' }] }, []],
] satisfies readonly (readonly [Partial<AssistantEdits>, readonly string[]])[])(
  'given the edits %j, lists the inputs %j as filled in but not added',
  (parts, names) => expect(listPendingInputs(edits(parts))).toEqual(names),
);

describe('buildEditsRequest', () => {
  it('combines editor changes, pasted excerpts and manual values in one request', () => {
    const all = {
      ...sent,
      pasted: [excerpt('x')],
      byHand: [
        { path: 'description', value: null },
        { path: 'config.temperature', value: 0.9 },
      ],
    };
    expect(buildEditsRequest(all)).toEqual({
      edits: [{ path: 'config.system_prompt', old_string: 'polite', new_string: 'kind' }, excerpt('x')],
      config: { temperature: 0.9 },
      description: null,
    });
  });

  it('sends one replace_all edit only if the user replaced all matches and changed nothing else in the text', () => {
    const everywhere = { 'config.system_prompt': { phrase: 'Be', by: 'Stay' } };
    const chosen = { ...sent, everywhere, edited: content('Stay brief. Stay polite.') };
    expect(buildEditsRequest(chosen)).toEqual({
      edits: [{ path: 'config.system_prompt', old_string: 'Be', new_string: 'Stay', replace_all: true }],
    });
    const more = { ...chosen, edited: content('Stay brief. Stay polite!') };
    expect(JSON.stringify(buildEditsRequest(more))).not.toContain('replace_all');
  });
});

it('lists the config paths of invalid input, but omits paths that the config doesn’t contain', () => {
  const config = { tools: [], hand_over: { hours: { days: [1] } } };
  const broken = edits({
    typed: {
      tools: '[',
      temperature: 'hot',
      '["hand_over","hours","days"]': '[1,',
      '["hand_over","team"]': '{',
      '["hand_over","hours"]': '{}',
    },
  });
  expect(listInvalidPaths(broken, { ...base, config })).toEqual([['tools'], ['hand_over', 'hours', 'days']]);
  expect(listInvalidPaths(broken, { ...base, config: { hand_over: null } })).toEqual([]);
});

it('shows the loaded value of a field in the review while the field has invalid input', () => {
  const before = { ...base, config: { max_tokens: 1000, hours: { from: 8 } } };
  const after = { ...base, config: { max_tokens: 2500, hours: { from: 9 }, tries: 3 } };
  const broken = edits({
    base: before,
    edited: after,
    typed: { max_tokens: '2500,', tries: '3,', '["hours","from"]': '9,' },
  });
  expect(withoutInvalidInput(after, before, listInvalidPaths(broken, null)).config).toEqual(before.config);
});
