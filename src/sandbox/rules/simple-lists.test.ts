import { describe, expect, it } from 'vitest';
import { listAgents } from '~/api/agents';
import { listEmailSenders } from '~/api/email-senders';
import { listLabels } from '~/api/labels';
import { createSmallClient } from '../fixtures/small-client';

const meta = { total_count: 1, current_page: 1, per_page: 25, total_pages: 1 };

describe('lists that any member may read', () => {
  it.each([
    ['labels', listLabels, { data: [{ id: 31, title: 'vip' }], meta }],
    ['agents', listAgents, { data: [{ id: 11, name: 'admin' }], meta }],
    ['email senders', listEmailSenders, { data: [{ id: 51, name: 'News' }] }],
  ])('an agent can list %s', (_, operation, body) => {
    expect(createSmallClient().ask(operation, { as: 'agent' })).toEqual({ status: 200, body });
  });
});
