import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createAuthHeaders } from './fixtures/small-http';
import { startSandboxServer } from './server';

const server = await startSandboxServer();
afterAll(() => server.close());

/**
 * Must be called within a test, because a `fetch` stub from another test file may still be installed before the tests
 * run.
 */
async function signIn() {
  const signedIn = await fetch(`${server.url}/auth/v1/signin`, {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@acme.test', password: 'Correct-Horse-9' }),
  });
  return createAuthHeaders(((await signedIn.json()) as { id_token: string }).id_token);
}

const timestamp = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const times = { created_at: timestamp, updated_at: timestamp };
const number = z.number();
const text = z.string();
const flag = z.boolean();
const orNull = <T extends z.ZodMiniType>(type: T) => z.nullable(type);
const contact = orNull(z.object({ id: number, name: text }));
const list = z.array(z.unknown());

/** The fields and types of each resource, exactly as in the tables of the API contract. */
const SHAPES = {
  conversations: {
    id: number,
    uuid: text,
    status: z.enum(['open', 'resolved', 'pending', 'snoozed', 'proactive']),
    priority: orNull(z.enum(['low', 'medium', 'high', 'urgent'])),
    assignee_id: orNull(number),
    inbox_id: number,
    team_id: orNull(number),
    contact,
    labels: z.array(text),
    ...times,
    last_activity_at: timestamp,
    custom_attributes: z.record(text, z.unknown()),
    snoozed_until: orNull(timestamp),
    waiting_since: orNull(timestamp),
  },
  'conversations/1042/messages': {
    id: number,
    content: text,
    message_type: z.enum(['incoming', 'outgoing', 'activity', 'template']),
    content_type: text,
    private: flag,
    status: text,
    sender: orNull(z.object({ type: text, id: orNull(number), name: text })),
    created_at: timestamp,
  },
  inboxes: {
    id: number,
    name: text,
    channel_type: text,
    greeting_enabled: flag,
    greeting_message: text,
    working_hours_enabled: flag,
    out_of_office_message: orNull(text),
    timezone: text,
    csat_survey_enabled: flag,
    enable_auto_assignment: flag,
    allow_messages_after_resolved: flag,
    lock_to_single_conversation: flag,
    ...times,
  },
  'canned-responses': { id: number, short_code: text, content: text, ...times },
  macros: {
    id: number,
    name: text,
    visibility: z.enum(['global', 'personal']),
    actions: z.array(z.looseObject({ action_name: text, action_params: list })),
    ...times,
  },
  'automation-rules': {
    id: number,
    name: text,
    description: text,
    event_name: text,
    active: flag,
    order_id: number,
    conditions: list,
    actions: list,
    ...times,
  },
  // The emoji is null if the reason has none.
  'availability-reasons': { id: number, reason: text, emoji: orNull(text), ...times },
  teams: {
    id: number,
    name: text,
    description: text,
    allow_auto_assign: flag,
    working_hours_enabled: flag,
    out_of_office_message: orNull(text),
    timezone: text,
    system_managed: flag,
    ...times,
  },
  portals: {
    id: number,
    slug: text,
    name: text,
    default_locale: text,
    allowed_locales: z.array(text),
    archived: flag,
    ...times,
  },
  'portals/acme-help/categories': {
    id: number,
    slug: text,
    name: text,
    description: orNull(text),
    locale: text,
    position: orNull(number),
    parent_category_id: orNull(number),
    associated_category_id: orNull(number),
    ...times,
  },
  // A list omits the content. This is an assumption, because the contract doesn't specify it.
  'portals/acme-help/articles': {
    id: number,
    title: text,
    slug: text,
    description: text,
    status: z.enum(['draft', 'published', 'archived']),
    locale: text,
    category_id: orNull(number),
    associated_article_id: orNull(number),
    author_id: orNull(number),
    portal_slug: text,
    public_url: text,
    ...times,
  },
};

describe('the sandbox without variants', () => {
  it.each(Object.entries(SHAPES))(
    'the sandbox returns %s with exactly the contract’s fields and types',
    async (path, shape) => {
      const headers = await signIn();
      const response = z.object({ data: z.array(z.strictObject(shape)), meta: z.looseObject({}) });
      for (let page = 1, last = 1; page <= last; page += 1) {
        const answered = await fetch(`${server.url}/v1/accounts/1/${path}?per_page=100&page=${page}`, {
          headers,
        });
        const body = (await answered.json()) as { meta: { total_pages?: number } };
        expect(response.safeParse(body).error?.issues ?? []).toEqual([]);
        last = body.meta.total_pages ?? 2;
      }
    },
  );
});
