import { expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { targetWord } from './action-sentence';

const t = speaker('en');

it('a missing agent is called not listed, a missing team or label not found', () => {
  expect(targetWord(t, 'agent', 77, null)).toMatch(/^#77 \(not listed\)$/);
  expect(targetWord(t, 'team', 6, null)).toMatch(/^#6 \(not found\)$/);
  expect(targetWord(t, 'label', 'vip', null)).toMatch(/vip.* \(not found\)/);
  expect(targetWord(t, 'agent', 77, undefined)).not.toMatch(/listed|found/);
});
