import { beforeEach, describe, expect, it } from 'vitest';
import { createCampaign, getCampaign, previewCampaign } from '~/api/campaigns';
import type { OperationSpec } from '~/api/http/operation';
import { createDemoState } from '../demo/demo-state';
import { createPlatform, type Platform } from '../platform';
import { handleRequest } from '../respond';

const NOW = Date.parse('2026-11-21T12:00:00Z');
/** The IDs of Acme's website, messaging-app and email inboxes, and of a sender. */
const [WEBSITE, MESSAGING, EMAIL_INBOX, SENDER] = [1, 2, 3, 701];
const vip = [{ type: 'Label', id: 201 }];
const body = { inbox_id: MESSAGING, message: 'holiday_hours', audience: vip, confirm_recipients: 1284 };

let platform: Platform;

function ask(
  operation: OperationSpec,
  sent: unknown,
  { email = 'admin@acme.test', params = {}, account = '1' } = {},
) {
  platform.tokens.push({ idToken: email, accessToken: `access ${email}`, email, expiresAt: NOW + 1000 });
  return handleRequest(
    platform,
    {
      operation,
      url: new URL('http://sandbox.test/'),
      params: { accountId: account, ...params },
      headers: new Headers({ 'chat-instance': '1', authorization: `Bearer ${email}` }),
      text: typeof sent === 'string' ? sent : JSON.stringify(sent),
      files: {},
    },
    NOW,
  );
}

const campaigns = () => platform.state.instances[0]?.accounts[0]?.campaigns ?? [];
const create = (change: object = {}) => ask(createCampaign, { ...body, ...change });

beforeEach(() => {
  platform = createPlatform(createDemoState());
});

describe('campaign preview and confirmation', () => {
  it('a preview returns the number of reachable contacts, the total, and the reasons for the difference', () => {
    expect(ask(previewCampaign, { inbox_id: MESSAGING, audience: vip })).toEqual({
      status: 200,
      body: { reachable: 1284, total: 1310, unreachable: { no_channel: 17, blocked: 9 } },
    });
  });
  it('a preview counts the audience by the channel of the inbox or sender', () => {
    const reach = (channel: object) => ask(previewCampaign, { ...channel, audience: vip }).body;
    expect(reach({ inbox_id: WEBSITE })).toMatchObject({ reachable: 640, total: 1310 });
    expect(reach({ email_campaign_sender_id: SENDER })).toMatchObject({ reachable: 1201, total: 1310 });
  });
  it('a label given twice is counted once, and an empty audience has 0 contacts', () => {
    const reach = (...ids: number[]) =>
      ask(previewCampaign, { inbox_id: MESSAGING, audience: ids.map((id) => ({ type: 'Label', id })) }).body;
    expect(reach(201, 203, 201)).toMatchObject({ reachable: 1661, total: 1722 });
    expect(reach(213)).toMatchObject({ reachable: 0, total: 37 });
    expect(reach()).toMatchObject({ reachable: 0, total: 0 });
  });
  it('a contact with several labels of the audience is counted once', () => {
    const reach = (...ids: number[]) =>
      ask(previewCampaign, { inbox_id: MESSAGING, audience: ids.map((id) => ({ type: 'Label', id })) }).body;
    expect(reach(208)).toMatchObject({ reachable: 3920, total: 4870 });
    expect(reach(201, 208)).toMatchObject({
      reachable: 1284 + 3920 - 351,
      total: 1310 + 4870 - 358,
    });
  });
  it('a campaign whose recipient count differs from the audience is rejected, and the error contains both numbers', () => {
    const response = create({ confirm_recipients: 1310 });
    expect(response).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', details: [{ field: 'confirm_recipients', code: 'mismatch' }] } },
    });
    expect(JSON.stringify(response.body)).toMatch(/1310.*1284/);
    expect(campaigns()).toEqual([]);
  });
  it.each([undefined, '1284', null])(
    'the recipient count %s is rejected as a mismatch',
    (confirm_recipients) => {
      expect(create({ confirm_recipients }).status).toBe(409);
    },
  );
});

describe('created campaigns', () => {
  it('creating a campaign returns 201 with the ID and the reachable count, and fetching the campaign omits the count', () => {
    const created = create({ scheduled_at: '2026-11-21T13:00:00+01:00' });
    expect(created.status).toBe(422);
    const sent = create({ scheduled_at: '2026-11-22T09:00:00-03:00' });
    expect(sent).toMatchObject({
      status: 201,
      body: { reachable_count: 1284, scheduled_at: '2026-11-22T12:00:00.000Z' },
    });
    const { id } = sent.body as { id: number };
    const read = ask(getCampaign, '', { params: { campaignId: String(id) } });
    expect(read).toMatchObject({ status: 200, body: { id, message: 'holiday_hours', inbox_id: MESSAGING } });
    expect(read.body).not.toHaveProperty('reachable_count');
    expect(ask(getCampaign, '', { params: { campaignId: '1' } }).status).toBe(404);
  });
  it("a repeated create request creates a second campaign, because creating campaigns isn't idempotent", () => {
    create();
    create();
    expect(campaigns()).toHaveLength(2);
  });
  it('any member may send a campaign', () => {
    expect(ask(createCampaign, body, { email: 'agent@acme.test' }).status).toBe(201);
  });
});

describe('the channel of a campaign', () => {
  it('a website campaign whose text is a misspelled template name is sent as ordinary text', () => {
    expect(create({ inbox_id: WEBSITE, message: 'holiday_hour', confirm_recipients: 640 }).status).toBe(201);
  });
  it('a campaign with a sender is sent as email', () => {
    const email = {
      inbox_id: undefined,
      email_campaign_sender_id: SENDER,
      message: 'Hello',
      confirm_recipients: 1201,
    };
    expect(create(email)).toMatchObject({
      status: 201,
      body: { email_campaign_sender_id: SENDER, inbox_id: null },
    });
  });
});

describe('error codes of campaigns', () => {
  const values = (name: string) => ({ language: 'en', processed_params: { body: { [name]: 'x' } } });
  it.each([
    ['template_not_found', 'message', { message: 'holiday_hour' }],
    ['template_name_as_message', 'message', { inbox_id: WEBSITE, confirm_recipients: 640 }],
    ['unreachable', 'audience', { audience: [{ type: 'Label', id: 213 }], confirm_recipients: 0 }],
    ['unsupported_type', 'audience', { audience: [{ type: 'Segment', id: 1 }] }],
    [
      'too_many_entries',
      'audience',
      { audience: Array.from({ length: 51 }, (_, id) => ({ type: 'Label', id })) },
    ],
    ['cap_exceeded', 'audience', { audience: [{ type: 'Label', id: 202 }] }],
    ['invalid', 'scheduled_at', { scheduled_at: '2026-11-21T12:00:00.000Z' }],
    ['invalid', 'scheduled_at', { scheduled_at: '2026-11-22T12:00:00' }],
    ['invalid', 'scheduled_at', { scheduled_at: 'tomorrow' }],
    ['invalid', 'email_campaign_sender_id', { inbox_id: null, email_campaign_sender_id: 9 }],
    ['conflicting_channel_fields', 'inbox_id', { email_campaign_sender_id: SENDER }],
    ['missing_channel', 'inbox_id', { inbox_id: null }],
    ['unsupported_channel', 'inbox_id', { inbox_id: EMAIL_INBOX }],
    ['inbox_not_assigned', 'inbox_id', { inbox_id: 41 }],
    ['invalid_template_param', 'template_params', { template_params: values('first_name') }],
    ['invalid_template_param', 'template_params', { template_params: { language: 'fr' } }],
    ['blank', 'message', { message: ' ' }],
  ])('an invalid campaign is rejected with the code %s for the field %s', (code, field, change) => {
    const response = create(change);
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error: { code: 'validation_failed', details: [{ field, code }] } });
    expect(campaigns()).toEqual([]);
  });
  it('the error for an unknown template lists the names of valid templates', () => {
    expect(JSON.stringify(create({ message: 'x' }).body)).toContain(
      'order_on_its_way, autumn_roast, holiday_hours',
    );
  });
  it('invalid values are reported all at once, before the audience, the cap and the count are checked', () => {
    const response = create({
      message: 'x',
      scheduled_at: 'y',
      audience: [{ type: 'Segment', id: 1 }],
      confirm_recipients: 0,
    });
    const { error } = response.body as { error: { details: { code: string }[] } };
    expect(error.details.map(({ code }) => code)).toEqual([
      'unsupported_type',
      'template_not_found',
      'invalid',
    ]);
  });
  it("the audience's reach and the cap are checked before the recipient count", () => {
    expect(create({ audience: [{ type: 'Label', id: 202 }], confirm_recipients: 1 }).status).toBe(422);
  });
  it('the instance, token, account, suspension and body of a request are checked in this order', () => {
    expect(ask(createCampaign, '{', { account: '2' }).status).toBe(403);
    expect(ask(createCampaign, '{', { account: '9' }).status).toBe(404);
    expect(ask(createCampaign, '{')).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
    expect(ask(createCampaign, '[]').status).toBe(400);
  });
});
