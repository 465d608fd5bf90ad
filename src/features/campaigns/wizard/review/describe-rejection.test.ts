import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { type SendOutcome, sendOutcomeSchema } from '../../send/send-outcome';
import { listRejectionDetails } from './describe-rejection';

const t = getTranslator('en');
const refused = (
  rejection: Extract<SendOutcome, { name: 'refused' }>['refusal'],
  serverMessage: string | null,
) => ({
  name: 'refused' as const,
  refusal: rejection,
  serverMessage,
});

describe('the details of a rejection', () => {
  const names = 'Valid templates: order_update, welcome_back';
  const details = [
    { field: 'message', code: 'template_not_found', message: names },
    { field: 'audience', code: 'cap_exceeded', message: 'The limit is 5000' },
  ];

  it('lists all details of a rejected campaign, even when the send attempt is read from storage after a reload', () => {
    const kept = sendOutcomeSchema.parse(refused({ reason: 'invalid', details }, 'Se rechazó.'));
    expect(
      kept.name === 'refused' && listRejectionDetails(t, kept).map(({ platformText }) => platformText),
    ).toEqual([`message: ${names}`, 'audience: The limit is 5000', 'Message from the platform: Se rechazó.']);
  });

  it('lists only the platform’s message of a rejection without field details', () => {
    const mismatch = refused({ reason: 'mismatch' }, 'Confirmed 10, reachable 12.');
    expect(listRejectionDetails(t, mismatch)).toEqual([
      { sentence: null, platformText: 'Message from the platform: Confirmed 10, reachable 12.' },
    ]);
    expect(listRejectionDetails(t, refused({ reason: 'not-sent' }, null))).toEqual([]);
  });
});
