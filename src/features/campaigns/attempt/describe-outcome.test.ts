import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locale';
import { getTranslator } from '~/i18n/use-t';
import { CAMPAIGN_TAB_BY_STATE, type CampaignState, toAttemptRow } from '../list/campaign-rows';
import { createSampleCount, SAMPLE_CONTENT, SAMPLE_NAMES } from '../send/fixtures/samples';
import type { SendingState } from '../send/send-machine';
import type { SendOutcome } from '../send/send-outcome';
import { describeOutcome, getOutcomeHeadline } from './describe-outcome';

const NOW = Date.parse('2026-12-01T10:00:00.000Z');
const PERSON = 'admin@acme.test';
const words = getTranslator('en');

/** Returns every text that the campaign's list row and page show about its outcome. */
function tellOutcome(state: SendOutcome | SendingState, scheduledAt: number | null, t = words) {
  const attempt = {
    id: 'a',
    workspace: '1/1',
    person: PERSON,
    content: {
      ...SAMPLE_CONTENT,
      scheduledAt: scheduledAt === null ? null : new Date(scheduledAt).toISOString(),
    },
    fingerprint: '',
    confirmedRecipients: 3,
    names: SAMPLE_NAMES,
    text: 'Hello',
    plan: null,
    sentAt: NOW - 1000,
    endedAt: null,
    state,
  };
  const row = toAttemptRow(attempt, { names: new Map(), statuses: new Map() }, NOW);
  const { title, text } = describeOutcome(t, attempt, row.state);
  return {
    tab: CAMPAIGN_TAB_BY_STATE[row.state],
    title,
    text,
    line: getOutcomeHeadline(t, attempt, row.state),
  };
}

const LATER = NOW + 3_600_000;
const SENT = { name: 'sent', id: 7, reachableCount: 3 } as const;
const UNKNOWN = { name: 'unknown', cause: 'no-answer', status: null } as const;
const REFUSED = { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null } as const;
const GIVEN_UP = {
  ...REFUSED,
  refusal: { reason: 'said-by-person', person: PERSON, at: NOW },
} as const;
const FOUND = { name: 'sent-without-id', person: PERSON } as const;
const SENDING = { name: 'sending', preview: createSampleCount('', NOW), sentAt: NOW } as const;

describe('the outcome of a campaign', () => {
  it.each([
    ['sent', SENT, null, 'sent', 'Sent to 3 recipients'],
    ['sent', SENT, LATER, 'scheduled', 'Scheduled for 3 recipients'],
    [
      'sent, with a scheduled time that has passed',
      SENT,
      NOW,
      'scheduled',
      'Not confirmed whether the campaign was sent',
    ],
    ['found by a user', FOUND, null, 'sent', 'Sent to 3 recipients'],
    ['found by a user', FOUND, LATER, 'scheduled', 'Scheduled for 3 recipients'],
    [
      'accepted without a number',
      { ...FOUND, person: null },
      null,
      'attention',
      'Accepted, but the campaign ID is unknown',
    ],
    [
      'accepted without a number',
      { ...FOUND, person: null },
      LATER,
      'attention',
      'Accepted, but the campaign ID is unknown',
    ],
    ['unknown', UNKNOWN, null, 'attention', 'Not confirmed whether the campaign was sent'],
    ['unknown', UNKNOWN, LATER, 'attention', 'Not confirmed whether the campaign was scheduled'],
    ['refused', REFUSED, null, 'failed', 'Rejected: no campaign was created'],
    ['refused', REFUSED, LATER, 'failed', 'Rejected: no campaign was created'],
    ['not found by a user', GIVEN_UP, null, 'failed', 'The campaign wasn’t sent'],
    ['not found by a user', GIVEN_UP, LATER, 'failed', 'The campaign wasn’t scheduled'],
    ['sending', SENDING, null, 'sent', 'Waiting for the platform’s response'],
    ['sending', SENDING, LATER, 'sent', 'Waiting for the platform’s response'],
  ] as const)(
    `describes the outcome "%s" of an immediate or scheduled campaign`,
    (_, state, at, tab, line) => {
      expect(tellOutcome(state, at)).toMatchObject({ tab, line });
    },
  );

  it('never claims in any language that a scheduled campaign was sent', () => {
    const claims = /\b(was|were|been) sent\b|^Sent|se envió|haya enviado|^Enviad|sido enviada|foi enviada/i;
    for (const state of [SENT, FOUND, { ...FOUND, person: null }, UNKNOWN, GIVEN_UP, SENDING]) {
      for (const locale of LOCALES) {
        const { title, text, line } = tellOutcome(state, LATER, getTranslator(locale));
        // Doesn't check the tag "Not sent". A scheduled campaign may have this tag if a user didn't find it on the
        // platform.
        for (const sentence of [title, text, line]) expect(sentence).not.toMatch(claims);
      }
    }
  });
});

describe('describeOutcome', () => {
  it(`describes a campaign as sent only if it isn't scheduled, failed or unchecked`, () => {
    const sentAttempt = { state: SENT, content: SAMPLE_CONTENT };
    const title = (state: CampaignState) => describeOutcome(words, sentAttempt, state).title;
    expect(title('sent')).toBe('Sent');
    expect(title('scheduled')).toBe('Scheduled');
    expect(title('unchecked')).toBe('Not checked yet');
    expect(title('wrong-number')).toBe('Wrong ID');
    const line = (state: CampaignState) =>
      getOutcomeHeadline(words, { ...sentAttempt, confirmedRecipients: 3 }, state);
    expect(line('failed')).toBe('The platform reported that the campaign failed');
  });

  it("states whether a campaign's number came from the platform or from a user, and whether it was checked", () => {
    const text = (more: object) =>
      describeOutcome(words, { state: { name: 'sent', id: 7, ...more }, content: SAMPLE_CONTENT }, 'sent')
        .text;
    expect(text({})).toMatch(/^The platform created the campaign/);
    expect(text({ reachableCount: 3 })).toBe(text({}));
    expect(text({ reachableCount: null, isRead: true })).toMatch(/^The campaign was found in the dashboard/);
    expect(text({ reachableCount: null })).toMatch(/ID 7\. The ID couldn’t be checked\.$/);
  });
});
