import { describe, expect, it } from 'vitest';
import {
  type AssistantContent,
  type AssistantEdits,
  NO_EDITS,
  type PastedEdit,
} from '~/drafts/assistant-drafts';
import { requestOf } from './assistant-edits';
import {
  canPropose,
  isTyped,
  notAdded,
  sameContent,
  unreadablePaths,
  withKnownTexts,
  withoutConfirmed,
  withoutUnreadable,
} from './edits';

const content = (text: string, parts: Partial<AssistantContent> = {}): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { temperature: 0.2 },
  texts: { 'config.system_prompt': text },
  ...parts,
});
const edits = (parts: Partial<AssistantEdits>): AssistantEdits => ({ ...NO_EDITS, ...parts });
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

describe('versions', () => {
  it('are the same where their texts are, whatever their stubs count', () => {
    expect(sameContent(stubbed(9, 'Be brief.'), stubbed(20, 'Be brief.'))).toBe(true);
    expect(sameContent(stubbed(9, 'Be brief.'), stubbed(9, 'Be brief!'))).toBe(false);
    expect(sameContent(stubbed(9), stubbed(20))).toBe(false);
  });

  it('keep a text that could not be read this time, while its stub is the same', () => {
    expect(withKnownTexts(stubbed(9), stubbed(9, 'Be brief.'))).toEqual(stubbed(9, 'Be brief.'));
    expect(withKnownTexts(stubbed(20), stubbed(9, 'Be brief.'))).toEqual(stubbed(20));
    expect(withKnownTexts(stubbed(9, 'Be kind.'), stubbed(9, 'Be brief.'))).toEqual(stubbed(9, 'Be kind.'));
  });
});

describe('withoutConfirmed', () => {
  it('leaves nothing where nothing was typed since', () =>
    expect(withoutConfirmed(sent, sent)).toEqual(NO_EDITS));

  it('keeps what was typed while the confirmation was on its way, as edits of what was confirmed', () => {
    const now = { ...sent, edited: content('Be brief. Be kind. Be exact.', { name: 'Desk' }) };
    const rest = withoutConfirmed(now, sent);
    expect(rest).toEqual({ ...now, base: sent.edited });
    expect(requestOf(rest)).toEqual({
      name: 'Desk',
      edits: [{ path: 'config.system_prompt', old_string: '.', new_string: '. Be exact.' }].map(() =>
        expect.objectContaining({ path: 'config.system_prompt' }),
      ),
    });
  });

  it('keeps what was taken back meanwhile', () => {
    const rest = withoutConfirmed({ ...sent, edited: base }, sent);
    expect(rest).toMatchObject({ base: sent.edited, edited: base });
    expect(canPropose(rest)).toBe(true);
  });

  it('keeps what was left out of the proposal', () => {
    const all = edits({ base, edited: content('Be brief. Be kind.', { name: 'Desk' }) });
    const rest = withoutConfirmed(all, sent);
    expect(requestOf(rest)).toEqual({ name: 'Desk' });
  });

  it('takes away only the excerpts and values that were confirmed', () => {
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
    expect(withoutConfirmed(now, structuredClone(first))).toEqual({ ...now, pasted: [excerpt('b')] });
  });

  it('keeps edits that were begun while excerpts were being confirmed', () => {
    const now = edits({ ...sent, pasted: [excerpt('a')] });
    expect(withoutConfirmed(now, edits({ pasted: [excerpt('a')] }))).toEqual(sent);
  });

  it('carries over what was begun on another version', () => {
    const moved = {
      ...sent,
      base: content('Be brief. Be polite. Always.'),
      edited: content('Be brief. Be polite. Never.'),
    };
    expect(withoutConfirmed(moved, sent)).toMatchObject({ base: sent.edited });
  });
});

it('counts what is half entered as typed, though it can not be proposed yet', () => {
  for (const half of [
    edits({ pasting: excerpt('a') }),
    edits({ typed: { tools: '[' } }),
    edits({ setting: { path: 'name', kind: 'text', text: '' } }),
  ]) {
    expect(isTyped(half)).toBe(true);
    expect(canPropose(half)).toBe(false);
  }
  expect(isTyped(edits({ base, edited: { ...base } }))).toBe(false);
});

it.each([
  [{ setting: { path: 'name', kind: 'text', text: '' } }, ['setting']],
  [{ setting: { path: '', kind: 'json', text: '[' } }, ['setting']],
  [{ setting: { path: 'description', kind: 'clear', text: '' } }, ['setting']],
  [{ setting: { path: ' ', kind: 'text', text: '' } }, []],
  // Where a value is cleared, its field is not there to be emptied.
  [{ setting: { path: '', kind: 'clear', text: 'x' } }, []],
  [{ pasting: excerpt('a') }, ['pasting']],
  [{ pasting: { ...excerpt(''), new_string: '' } }, []],
  [{ setting: { path: 'name', kind: 'text', text: 'x' }, pasting: excerpt('') }, ['setting', 'pasting']],
  [{ pasted: [excerpt('a')], byHand: [{ path: 'name', value: 'x' }] }, []],
] satisfies readonly (readonly [Partial<AssistantEdits>, readonly string[]])[])(
  'tells what of %j is not added yet: %j',
  (parts, names) => expect(notAdded(edits(parts))).toEqual(names),
);

describe('requestOf', () => {
  it('puts what was edited, pasted and set by hand into one request', () => {
    const all = {
      ...sent,
      pasted: [excerpt('x')],
      byHand: [
        { path: 'description', value: null },
        { path: 'config.temperature', value: 0.9 },
      ],
    };
    expect(requestOf(all)).toEqual({
      edits: [{ path: 'config.system_prompt', old_string: 'polite', new_string: 'kind' }, excerpt('x')],
      config: { temperature: 0.9 },
      description: null,
    });
  });

  it('replaces everywhere by one edit where that was chosen, and is all that was done', () => {
    const everywhere = { 'config.system_prompt': { phrase: 'Be', by: 'Stay' } };
    const chosen = { ...sent, everywhere, edited: content('Stay brief. Stay polite.') };
    expect(requestOf(chosen)).toEqual({
      edits: [{ path: 'config.system_prompt', old_string: 'Be', new_string: 'Stay', replace_all: true }],
    });
    const more = { ...chosen, edited: content('Stay brief. Stay polite!') };
    expect(JSON.stringify(requestOf(more))).not.toContain('replace_all');
  });
});

it('names what can’t be read where it stands, also within an object, and only as long as it is there', () => {
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
  expect(unreadablePaths(broken, { ...base, config })).toEqual([['tools'], ['hand_over', 'hours', 'days']]);
  expect(unreadablePaths(broken, { ...base, config: { hand_over: null } })).toEqual([]);
});

it('leaves a value out of the review once its text can’t be read, back to what was read of the assistant', () => {
  const before = { ...base, config: { max_tokens: 1000, hours: { from: 8 } } };
  const after = { ...base, config: { max_tokens: 2500, hours: { from: 9 }, tries: 3 } };
  const broken = edits({
    base: before,
    edited: after,
    typed: { max_tokens: '2500,', tries: '3,', '["hours","from"]': '9,' },
  });
  expect(withoutUnreadable(after, before, unreadablePaths(broken, null)).config).toEqual(before.config);
});
