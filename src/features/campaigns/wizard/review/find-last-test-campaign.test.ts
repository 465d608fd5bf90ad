import { expect, it } from 'vitest';
import type { Scope } from '~/api/scope';
import { SAMPLE_NAMES } from '../../send/fixtures/samples';
import type { SendAttempt } from '../../send/send-attempt';
import { type CampaignDraft, createEmptyDraft, toCampaignContent } from '../draft/campaign-draft';
import { findLastTestCampaign, toTestDraft } from './find-last-test-campaign';

const SCOPE: Scope = {
  slug: 'acme',
  name: 'Acme',
  instance: 1,
  accountId: 1,
  tenant: 'acme',
  person: 'ana@acme.test',
};
const TEAM = { id: 9, title: 'team' };
const DRAFT: CampaignDraft = {
  ...createEmptyDraft(),
  channel: 'website',
  from: { id: 1, name: 'Website', timezone: null },
  labels: [{ id: 3, title: 'vip' }],
  text: 'Hello',
  when: 'later',
  date: '2027-01-01',
  time: '10:00',
  zone: 'UTC',
};

function createAttempt(id: string, draft: CampaignDraft, more: Partial<SendAttempt> = {}): SendAttempt {
  const content = toCampaignContent(draft, SCOPE);
  if (content === null) throw new Error('The draft is incomplete.');
  return {
    id,
    workspace: '1/1',
    person: SCOPE.person,
    content,
    fingerprint: '',
    confirmedRecipients: 1,
    names: SAMPLE_NAMES,
    text: '',
    plan: null,
    sentAt: 1,
    endedAt: null,
    state: { name: 'sent', id: 7 },
    ...more,
  };
}

it('a test draft keeps message and sender, and is sent only to the test audience, without a schedule', () => {
  expect(toTestDraft(DRAFT, TEAM)).toEqual({
    ...DRAFT,
    labels: [TEAM],
    when: 'now',
    date: '',
    time: '',
    choice: null,
    plan: null,
  });
});

it('finds the last test campaign with the same message, even if its outcome is unknown', () => {
  const test = toTestDraft(DRAFT, TEAM);
  const unknown = { state: { name: 'unknown', cause: 'no-answer', status: null } } as const;
  const find = (...attempts: SendAttempt[]) => findLastTestCampaign(attempts, DRAFT, TEAM, SCOPE)?.id;
  expect(find(createAttempt('a', test), createAttempt('b', test, { sentAt: 3, ...unknown }))).toBe('b');
  expect(find(createAttempt('a', { ...test, text: 'Hello!' }))).toBeUndefined();
  expect(find(createAttempt('a', { ...test, labels: [...DRAFT.labels, TEAM] }))).toBeUndefined();
  expect(find(createAttempt('a', DRAFT))).toBeUndefined();
});

it('ignores a test campaign that the platform rejected', () => {
  const refused = createAttempt('a', toTestDraft(DRAFT, TEAM), {
    state: { name: 'refused', refusal: { reason: 'mismatch' }, serverMessage: null },
  });
  expect(findLastTestCampaign([refused], DRAFT, TEAM, SCOPE)).toBeNull();
});
