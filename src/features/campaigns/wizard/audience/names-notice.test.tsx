import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emailSendersQuery } from '~/api/email-senders';
import { noteAbsent } from '~/api/http/availability';
import { apiError } from '~/api/http/fixtures/api-error';
import { connectFakePlatform, SCOPE } from '~/api/http/fixtures/fake-platform';
import { CHAT_APP, WEB_WIDGET } from '~/api/inboxes';
import { listLabels } from '~/api/labels';
import { inboxLookUp, labelLookUp } from '~/domain/look-ups';
import { ScopeContext } from '~/session/scope-context';
import { type CampaignDraft, emptyDraft } from '../draft/campaign-draft';
import { NamesNotice } from './names-notice';
import { type NamesStanding, useNamesToday } from './use-names-today';

connectFakePlatform();

const VIP = { id: 3, title: 'vip' };
const website: CampaignDraft = {
  ...emptyDraft(),
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

/** What was read: all of it, or all but one list. */
function clientWith({
  labels = [VIP],
  type = WEB_WIDGET,
}: {
  labels?: (typeof VIP)[] | null;
  type?: string;
} = {}) {
  const client = new QueryClient();
  if (labels) client.setQueryData(labelLookUp(SCOPE).queryKey, labels);
  client.setQueryData<readonly object[]>(inboxLookUp(SCOPE).queryKey, [
    { id: 1, name: 'Our website', channel_type: type, timezone: 'UTC' },
  ]);
  client.setQueryData(emailSendersQuery(SCOPE).queryKey, { data: SENDERS });
  return client;
}

interface ProbeProps {
  readonly draft: CampaignDraft;
  readonly onStanding: (standing: NamesStanding) => void;
}

function Probe({ draft, onStanding }: ProbeProps) {
  onStanding(useNamesToday(draft));
  return null;
}

function standingOf(draft: CampaignDraft, client = clientWith()): NamesStanding {
  const seen: NamesStanding[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ScopeContext value={SCOPE}>
        <Probe draft={draft} onStanding={(standing) => seen.push(standing)} />
      </ScopeContext>
    </QueryClientProvider>,
  );
  const [standing] = seen;
  return standing ?? expect.unreachable('nothing was drawn');
}

describe('the names of a draft', () => {
  it('are current where the lists say so, a sender’s with its address', () => {
    for (const draft of [website, email, emptyDraft()]) expect(standingOf(draft).isCurrent).toBe(true);
  });

  it('aren’t while they are read', () => {
    const standing = standingOf(website, clientWith({ labels: null }));
    expect(standing).toMatchObject({ isRead: false, isCurrent: false, error: null });
    expect(standing.named.labels).toEqual([VIP]);
  });

  it('aren’t where the inbox is of another channel', () => {
    const standing = standingOf(website, clientWith({ type: CHAT_APP }));
    expect(standing).toMatchObject({ isRead: true, isCurrent: false, gone: ['#1'] });
  });

  it('are numbers where the platform has no list', () => {
    noteAbsent(listLabels, SCOPE);
    const standing = standingOf(website, clientWith({ labels: null }));
    expect(standing).toMatchObject({ isRead: true, isCurrent: false, gone: [] });
    expect(standing.named.labels).toEqual([{ id: 3, title: '#3' }]);
    expect(standingOf({ ...website, ...standing.named }, clientWith({ labels: null })).isCurrent).toBe(true);
  });
});

describe('the notice of the names', () => {
  const drawn = (names: NamesStanding) =>
    renderToStaticMarkup(
      <MantineProvider>
        <NamesNotice names={names} step="review" channel="website" onTake={() => undefined} />
      </MantineProvider>,
    );
  const renamed = () => standingOf({ ...website, labels: [{ ...VIP, title: 'beta\u202e' }] });

  it('says both names, and offers those of today', () => {
    expect(drawn(renamed())).toContain('vip, called beta\u2426 when this was written');
    expect(drawn(renamed())).toContain(TAKE);
    expect(drawn(standingOf(website))).not.toMatch(/Check the names|when this was written|Use current/);
  });

  it('offers nothing in the place of what is gone', () => {
    const gone = drawn(standingOf(website, clientWith({ labels: [] })));
    expect(gone).toContain('#3 is no longer available. Choose another.');
    expect(gone).not.toContain(TAKE);
  });

  it('says why it waits where today’s names can’t be read, and claims none', () => {
    const unread = { ...renamed(), isRead: false, error: apiError({ kind: 'server' }) };
    const notice = drawn(unread);
    expect(notice).toContain('These names were saved with the draft and may be out of date.');
    expect(notice).toContain('Try again');
    for (const part of ['when this was written', TAKE]) expect(notice).not.toContain(part);
    expect(drawn({ ...unread, error: null })).toContain('Loading…');
  });
});
