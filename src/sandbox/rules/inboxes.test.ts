import { describe, expect, it } from 'vitest';
import { getInbox, listInboxes, listTemplates } from '~/api/inboxes';
import { smallClient } from '../fixtures/small-client';

const namesOf = (body: unknown) => (body as { data: { name: string }[] }).data.map(({ name }) => name);

describe('inboxes', () => {
  it.each([
    ['', ['Back office', 'Website']],
    ['sort=name_desc', ['Website', 'Back office']],
    ['sort=newest', ['Back office', 'Website']],
    ['sort=oldest', ['Website', 'Back office']],
    ['sort=backwards', ['Back office', 'Website']],
    ['search=SITE', ['Website']],
    ['search=%25', []],
  ])('are listed with "%s"', (query, names) => {
    expect(namesOf(smallClient().ask(listInboxes, { query }).body)).toEqual(names);
  });

  it('are limited to an agent’s own', () => {
    const { ask } = smallClient();
    expect(namesOf(ask(listInboxes, { as: 'agent' }).body)).toEqual(['Website']);
    expect(ask(getInbox, { as: 'agent', params: { inboxId: 22 } }).status).toBe(404);
    expect(ask(getInbox, { params: { inboxId: 22 } })).toMatchObject({
      status: 200,
      body: { name: 'Back office' },
    });
  });

  it('expose templates through the list of templates only', () => {
    const { ask } = smallClient();
    expect(ask(getInbox, { params: { inboxId: 21 } }).body).not.toHaveProperty('templates');
    expect(ask(listTemplates, { params: { inboxId: 21 } })).toEqual({ status: 200, body: { data: [] } });
  });
});
