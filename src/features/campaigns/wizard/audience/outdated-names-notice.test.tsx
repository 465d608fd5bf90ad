import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emailSendersQuery } from '~/api/email-senders';
import { createApiError } from '~/api/http/fixtures/api-error';
import { connectFakePlatform, TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { recordMissingOperation } from '~/api/http/operation-availability';
import { CHAT_APP_CHANNEL, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import { inboxNamesQuery, labelNamesQuery } from '~/domain/look-ups';
import { ScopeContext } from '~/session/scope-context';
import { type CampaignDraft, createEmptyDraft } from '../draft/campaign-draft';
import { OutdatedNamesNotice } from './outdated-names-notice';
import { type CurrentNamesCheck, useCurrentNames } from './use-current-names';

connectFakePlatform();

const VIP = { id: 3, title: 'vip' };
const website: CampaignDraft = {
  ...createEmptyDraft(),
  channel: 'website',
  from: { id: 1, name: 'Our website', timezone: null },
  labels: [VIP],
};
const email: CampaignDraft = {
  ...website,
  channel: 'email',
  from: { id: 7, name: 'News <news@acme.test>', timezone: null },
};

const TAKE = 'Use current names';
const SENDERS = [{ id: 7, name: 'News', email: 'news@acme.test' }];

/**
 * Returns a query client whose cache contains labels (none if null), email senders, and an inbox of the given channel
 * type.
 */
function clientWith({
  labels = [VIP],
  type = WEB_WIDGET_CHANNEL,
}: {
  labels?: (typeof VIP)[] | null;
  type?: string;
} = {}) {
  const client = new QueryClient();
  if (labels) client.setQueryData(labelNamesQuery(TEST_SCOPE).queryKey, labels);
  client.setQueryData<readonly object[]>(inboxNamesQuery(TEST_SCOPE).queryKey, [
    { id: 1, name: 'Our website', channel_type: type, timezone: 'UTC' },
  ]);
  client.setQueryData(emailSendersQuery(TEST_SCOPE).queryKey, { data: SENDERS });
  return client;
}

interface ProbeProps {
  readonly draft: CampaignDraft;
  readonly onStanding: (state: CurrentNamesCheck) => void;
}

function Probe({ draft, onStanding }: ProbeProps) {
  onStanding(useCurrentNames(draft));
  return null;
}

function standingOf(draft: CampaignDraft, client = clientWith()): CurrentNamesCheck {
  const seen: CurrentNamesCheck[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ScopeContext value={TEST_SCOPE}>
        <Probe draft={draft} onStanding={(state) => seen.push(state)} />
      </ScopeContext>
    </QueryClientProvider>,
  );
  const [state] = seen;
  return state ?? expect.unreachable('nothing was drawn');
}

describe('the names in a draft', () => {
  it('accepts the names in a draft if they match the current names, including the email sender’s address', () => {
    for (const draft of [website, email, createEmptyDraft()]) expect(standingOf(draft).isCurrent).toBe(true);
  });

  it("doesn't treat the names in a draft as current while senders and labels are loading", () => {
    const state = standingOf(website, clientWith({ labels: null }));
    expect(state).toMatchObject({ isRead: false, isCurrent: false, error: null });
    expect(state.named.labels).toEqual([VIP]);
  });

  it('reports the selected inbox as deleted if it has another channel now', () => {
    const state = standingOf(website, clientWith({ type: CHAT_APP_CHANNEL }));
    expect(state).toMatchObject({ isRead: true, isCurrent: false, goneSender: '#1' });
  });

  it('shows the labels of a draft by ID if the platform can’t list labels', () => {
    recordMissingOperation(listLabels, TEST_SCOPE);
    const state = standingOf(website, clientWith({ labels: null }));
    expect(state).toMatchObject({ isRead: true, isCurrent: false, goneSender: null, goneLabels: [] });
    expect(state.named.labels).toEqual([{ id: 3, title: '#3' }]);
    expect(standingOf({ ...website, ...state.named }, clientWith({ labels: null })).isCurrent).toBe(true);
  });
});

describe('the notice about names', () => {
  const drawn = (names: CurrentNamesCheck) =>
    renderToStaticMarkup(
      <MantineProvider>
        <OutdatedNamesNotice names={names} step="review" channel="website" onTake={() => undefined} />
      </MantineProvider>,
    );
  const renamed = () => standingOf({ ...website, labels: [{ ...VIP, title: 'beta\u202e' }] });

  it('the notice about renamed labels shows the old and new names and offers to use the new ones', () => {
    expect(drawn(renamed())).toContain('Changed from beta\u2426 to vip since you wrote the draft');
    expect(drawn(renamed())).toContain(TAKE);
    expect(drawn(standingOf(website))).not.toMatch(/Check the names|since you wrote the draft|Use current/);
  });

  it('the notice about a deleted label asks for a replacement and offers no new name', () => {
    const gone = drawn(standingOf(website, clientWith({ labels: [] })));
    expect(gone).toContain('Label #3 no longer exists. Choose the labels again.');
    expect(gone).not.toContain(TAKE);
  });

  it('the notice about names shows no difference if the current names can’t be fetched', () => {
    const unread = { ...renamed(), isRead: false, error: createApiError({ kind: 'server' }) };
    const notice = drawn(unread);
    expect(notice).toContain('These names were saved with the draft and may be out of date.');
    expect(notice).toContain('Try again');
    for (const part of ['since you wrote the draft', TAKE]) expect(notice).not.toContain(part);
    expect(drawn({ ...unread, error: null })).toContain('Loading…');
  });
});
