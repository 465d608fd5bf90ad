import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { describeRowState } from './describe-row-state';

it.each([
  ['conflict', false, 'Not saved', 'Skipped because the record changed in the meantime.'],
  ['conflict', true, 'Not confirmed', 'Not confirmed, and the record changed later. Open it to compare.'],
  ['gone', false, 'Not saved', 'The record no longer exists.'],
  ['gone', true, 'Not confirmed', 'The record no longer exists.'],
] as const)(
  'describes a row of a bulk operation that ended with “%s” (sent: %s) as “%s”',
  (step, wasSent, label, text) => {
    const state = step === 'gone' ? { step, wasSent } : { step, wasSent, present: {} };
    expect(describeRowState(getTranslator('en'), state)).toEqual({ label, text });
  },
);
