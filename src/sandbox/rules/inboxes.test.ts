import { describe, expect, it } from 'vitest';
import { getInbox, listInboxes, listMessageTemplates } from '~/api/inboxes';
import { createSmallClient } from '../fixtures/small-client';

const namesOf = (body: unknown) => (body as { data: { name: string }[] }).data.map(({ name }) => name);

describe('listing inboxes', () => {
  it.each([
    ['', ['Back office', 'Website']],
    ['sort=name_desc', ['Website', 'Back office']],
    ['sort=newest', ['Back office', 'Website']],
    ['sort=oldest', ['Website', 'Back office']],
    ['sort=backwards', ['Back office', 'Website']],
    ['search=SITE', ['Website']],
    ['search=%25', []],
  ])('the query "%s" sorts and filters the list of inboxes', (query, names) => {
    expect(namesOf(createSmallClient().ask(listInboxes, { query }).body)).toEqual(names);
  });

  it('an agent sees only the inboxes that they are a member of', () => {
    const { ask } = createSmallClient();
    expect(namesOf(ask(listInboxes, { as: 'agent' }).body)).toEqual(['Website']);
    expect(ask(getInbox, { as: 'agent', params: { inboxId: 22 } }).status).toBe(404);
    expect(ask(getInbox, { params: { inboxId: 22 } })).toMatchObject({
      status: 200,
      body: { name: 'Back office' },
    });
  });

  it('templates are returned only by the list of templates, not with the inbox', () => {
    const { ask } = createSmallClient();
    expect(ask(getInbox, { params: { inboxId: 21 } }).body).not.toHaveProperty('templates');
    expect(ask(listMessageTemplates, { params: { inboxId: 21 } })).toEqual({
      status: 200,
      body: { data: [] },
    });
  });
});
