import { expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { targetWord } from './action-sentence';

const t = speaker('en');

it('says of an agent whom no list holds that they are not listed, of a team or label that it is not there', () => {
  expect(targetWord(t, 'agent', 77, null)).toMatch(/^#77 \(not listed\)$/);
  expect(targetWord(t, 'team', 6, null)).toMatch(/^#6 \(not found\)$/);
  expect(targetWord(t, 'label', 'vip', null)).toMatch(/vip.* \(not found\)/);
  expect(targetWord(t, 'agent', 77, undefined)).not.toMatch(/listed|found/);
});
