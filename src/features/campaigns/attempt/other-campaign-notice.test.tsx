import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emailSendersQuery } from '~/api/email-senders';
import {
  catchFailure,
  connectFakePlatform,
  respondWith,
  TEST_SCOPE,
} from '~/api/http/fixtures/fake-platform';
import { CHAT_APP_CHANNEL, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import { inboxNamesQuery, labelNamesQuery } from '~/domain/look-ups';
import { ScopeContext } from '~/session/scope-context';
import { SAMPLE_CONTENT } from '../send/fixtures/samples';
import { checkCampaignNumber } from './check-campaign-number';
import { OtherCampaignNotice } from './other-campaign-notice';

connectFakePlatform();

const EMAIL = {
  id: 100_001,
  inbox_id: null,
  email_campaign_sender_id: 7,
  message: 'Our winter hours\nWe close at noon.',
  audience: [{ type: 'Label', id: 3 }],
  scheduled_at: null,
};

describe('checkCampaignNumber', () => {
  const check = (number: number) =>
    checkCampaignNumber(new QueryClient(), TEST_SCOPE, SAMPLE_CONTENT, number);

  it('reports "missing" if no campaign has the entered number', async () => {
    respondWith(404, { error: { code: 'not_found', message: 'Not found' } });
    expect(await check(999_999)).toEqual({ kind: 'missing' });
  });
  it('reports a mismatch if the entered number belongs to an email instead of the sent template', async () => {
    respondWith(200, EMAIL);
    expect(await check(100_001)).toMatchObject({ kind: 'other', campaign: { id: 100_001 } });
  });
  it('rejects a response if its campaign number differs from the requested one', async () => {
    respondWith(200, {
      ...EMAIL,
      id: 5,
      inbox_id: 12,
      email_campaign_sender_id: null,
      message: SAMPLE_CONTENT.message,
    });
    expect((await check(100_001)).kind).toBe('other');
    expect((await check(5)).kind).toBe('same');
  });
  it("throws the error of the campaign request if the number can't be checked", async () => {
    respondWith(403, { error: { code: 'forbidden', message: 'No' } });
    expect((await catchFailure(check(100_001))).kind).toBe('forbidden');
  });
});

describe('the description of another campaign', () => {
  const renderDescription = (
    campaign: Parameters<typeof OtherCampaignNotice>[0]['campaign'],
    type = CHAT_APP_CHANNEL,
  ) => {
    const client = new QueryClient();
    client.setQueryData<readonly object[]>(labelNamesQuery(TEST_SCOPE).queryKey, [{ id: 3, title: 'vip' }]);
    client.setQueryData<readonly object[]>(inboxNamesQuery(TEST_SCOPE).queryKey, [
      { id: 12, name: 'Acme inbox', channel_type: type },
    ]);
    client.setQueryData(emailSendersQuery(TEST_SCOPE).queryKey, {
      data: [{ id: 7, name: 'News', email: 'news@acme.test' }],
    });
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MantineProvider>
          <ScopeContext value={TEST_SCOPE}>
            <OtherCampaignNotice campaign={campaign} />
          </ScopeContext>
        </MantineProvider>
      </QueryClientProvider>,
    );
  };
  const inbox = { ...EMAIL, inbox_id: 12, email_campaign_sender_id: null };

  it('names the kind, labels, sender and text of a mismatched campaign', () => {
    expect(renderDescription(EMAIL)).toContain('100001 is an email to vip from News: “Our winter hours”');
    expect(renderDescription({ ...inbox, message: 'holiday_hours' })).toContain(
      '100001 is the template holiday_hours to vip from Acme inbox',
    );
    expect(renderDescription(inbox, WEB_WIDGET_CHANNEL)).toContain(
      '100001 is a website chat message to vip from Acme inbox',
    );
  });
  it('shows IDs and a dash for the missing fields of a mismatched campaign', () => {
    expect(renderDescription({ id: 100_001, inbox_id: 13, audience: [{ id: 9 }], message: null })).toContain(
      '100001 is a message to #9 from #13: “–”',
    );
  });
});
