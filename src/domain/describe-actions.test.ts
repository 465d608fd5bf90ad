import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { getActionTargetLabel } from './describe-actions';

const t = getTranslator('en');

it('getActionTargetLabel describes a missing agent as “not listed”, and a missing team or label as “not found”', () => {
  expect(getActionTargetLabel(t, 'agent', 77, null)).toMatch(/^#77 \(not listed\)$/);
  expect(getActionTargetLabel(t, 'team', 6, null)).toMatch(/^#6 \(not found\)$/);
  expect(getActionTargetLabel(t, 'label', 'vip', null)).toMatch(/vip.* \(not found\)/);
  expect(getActionTargetLabel(t, 'agent', 77, undefined)).not.toMatch(/listed|found/);
});
