import { describe, expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { findChangedPaths, rebaseEdits } from './rebase-edits';

const content = (text: string, parts: Partial<AssistantContent> = {}): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { temperature: 0.2, tools: ['a'] },
  texts: { 'config.system_prompt': text },
  ...parts,
});

describe('rebaseEdits', () => {
  it('rebasing edits keeps the changes of both versions to different values or passages', () => {
    const base = content('Be brief. Be polite.');
    const edited = content('Be brief. Be kind.', { config: { temperature: 0.9, tools: ['a'] } });
    const newer = content('Be exact. Be polite.', { name: 'Desk' });
    expect(findChangedPaths(base, newer)).toEqual(['name', 'config.system_prompt']);
    expect(rebaseEdits(base, edited, newer)).toEqual({
      edited: content('Be exact. Be kind.', { name: 'Desk', config: { temperature: 0.9, tools: ['a'] } }),
      both: [],
      pasted: [],
    });
  });

  it("rebasing edits keeps the user's version of a passage that both sides changed, and reports its path", () => {
    const base = content('Be brief.');
    const edited = content('Be kind.', { name: 'Mine' });
    const newer = content('Stay silent.', { name: 'Theirs' });
    const { edited: result, both } = rebaseEdits(base, edited, newer);
    expect(result).toEqual(content('Stay kind.', { name: 'Mine' }));
    expect(both).toEqual(['name', 'config.system_prompt']);
  });

  it('rebasing edits that were already applied leaves no changes or conflicts', () => {
    const base = content('Be brief.');
    const edited = content('Be kind.', { name: 'Mine', config: { temperature: 0.9, tools: [] } });
    expect(rebaseEdits(base, edited, edited)).toEqual({ edited, both: [], pasted: [] });
  });

  it('rebasing keeps edits to text that became short or couldn’t be fetched', () => {
    const base = content('Be brief. Be polite.');
    const edited = content('Be brief. Be kind.');
    const short = content('', { config: { system_prompt: 'Be polite.' }, texts: {} });
    expect(rebaseEdits(base, edited, short).edited.config).toEqual({ system_prompt: 'Be kind.' });
    const unread = content('', { config: { temperature: 0.2, tools: ['a'] }, texts: {} });
    expect(rebaseEdits(base, edited, unread)).toEqual({
      edited: unread,
      both: [],
      pasted: [
        { path: 'config.system_prompt', old_string: 'polite', new_string: 'kind', replace_all: false },
      ],
    });
  });

  it('rebasing edits of an object changes only the keys that the user edited', () => {
    const [base, edited, newer] = [
      { after: 2, team: 1 },
      { after: 3, team: 1 },
      { after: 2, team: 9, hours: 8 },
    ].map((hand_over) => content('', { config: { hand_over } }));
    if (!base || !edited || !newer) throw new Error('unreachable');
    expect(rebaseEdits(base, edited, newer).edited.config).toEqual({
      hand_over: { after: 3, team: 9, hours: 8 },
    });
  });
});
