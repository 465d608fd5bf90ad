import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { describeActionLines, getActionTargetLabel } from './describe-actions';

const t = getTranslator('en');

it('getActionTargetLabel describes a missing agent as “not listed”, and a missing team or label as “not found”', () => {
  expect(getActionTargetLabel(t, 'agent', 77, null)).toMatch(/^#77 \(not listed\)$/);
  expect(getActionTargetLabel(t, 'team', 6, null)).toMatch(/^#6 \(not found\)$/);
  expect(getActionTargetLabel(t, 'label', 'vip', null)).toMatch(/vip.* \(not found\)/);
  expect(getActionTargetLabel(t, 'agent', 77, undefined)).not.toMatch(/listed|found/);
});

it('describeActionLines describes each action on a separate line, with the complete text of a note', () => {
  const note = `Checked by night shift.\n${'Call the customer back. '.repeat(5)}Done`;
  const actions = [
    { action_name: 'add_private_note', action_params: [note] },
    { action_name: 'assign_team', action_params: [301] },
  ];
  expect(describeActionLines(t, 'en', actions, () => 'Workshop')).toBe(
    `Adds the private note “${note}”\nAssigns team Workshop`,
  );
});
