import { expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { applyResolutions, findConflicts } from './conflicts';

const content = (text: string, parts: Partial<AssistantContent> = {}): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { temperature: 0.2, hand_over: { after: 2, team: 1 } },
  texts: { 'config.system_prompt': text },
  ...parts,
});
const text = (one: AssistantContent) => one.texts['config.system_prompt'];

const base = content('# A\nBe brief.\nBe polite.\n');
const mine = content('# A\nBe kind.\nBe very polite.\n', { name: 'Mine' });
const theirs = content('# A\nStay silent.\nBe polite.\nEnd.\n', {
  name: 'Theirs',
  config: { temperature: 0.4, hand_over: { after: 2, team: 1 } },
});

it('lists a passage changed in both versions as a conflict, and a path changed in only one as settled', () => {
  const { asked, settled } = findConflicts(base, mine, theirs);
  expect(asked.map(({ id, mine: own, theirs: other }) => [id, own, other])).toEqual([
    ['name', 'Mine', 'Theirs'],
    ['config.system_prompt@0', 'Stay kind.', 'Stay silent.'],
  ]);
  expect(settled).toEqual([{ path: 'config.temperature', by: 'theirs' }]);
});

it('resolves each conflict with the version that the user selected', () => {
  const conflicts = findConflicts(base, mine, theirs);
  const carry = (chosen: Record<string, 'mine' | 'theirs'>) =>
    applyResolutions(base, mine, theirs, conflicts, chosen).edited;
  const own = carry({ name: 'mine', 'config.system_prompt@0': 'mine' });
  expect([own.name, text(own)]).toEqual(['Mine', '# A\nStay kind.\nBe very polite.\nEnd.\n']);
  const other = carry({ name: 'theirs', 'config.system_prompt@0': 'theirs' });
  expect([other.name, text(other)]).toEqual(['Theirs', '# A\nStay silent.\nBe very polite.\nEnd.\n']);
  expect(own.config.temperature).toBe(0.4);
});

it('finds no conflict if two versions changed different keys of an object', () => {
  const one = content('', { config: { temperature: 0.2, hand_over: { after: 3, team: 1 } } });
  const other = content('', { config: { temperature: 0.2, hand_over: { after: 2, team: 9 } } });
  const from = content('');
  const conflicts = findConflicts(from, one, other);
  expect(conflicts).toEqual({ asked: [], settled: [{ path: 'config.hand_over', by: 'both' }] });
  expect(applyResolutions(from, one, other, conflicts, {}).edited.config.hand_over).toEqual({
    after: 3,
    team: 9,
  });
  const same = findConflicts(
    from,
    one,
    content('', { config: { temperature: 0.2, hand_over: { after: 4, team: 1 } } }),
  );
  expect(same.asked.map(({ path }) => path)).toEqual(['config.hand_over']);
});
