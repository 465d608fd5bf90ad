import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '~/api/operations';
import { createAuthHeaders, createSmallHttpClient } from './fixtures/small-http';
import { findVariants, SANDBOX_VARIANTS } from './sandbox-variants';
import { startSandboxServer } from './server';

const server = await startSandboxServer();
const { hook, arm } = createSmallHttpClient(server);
const vary = (...names: string[]) => hook('/sandbox/variant', { names });

afterAll(() => server.close());
afterEach(() => hook('/sandbox/reset'));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });

const signedIn = await post('/auth/v1/signin', { email: 'admin@acme.test', password: 'Correct-Horse-9' });
if (!signedIn.ok) throw new Error(`Signing in answered ${signedIn.status}: ${await signedIn.text()}`);
const headers = createAuthHeaders(((await signedIn.json()) as { id_token: string }).id_token);

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/v1/accounts/1/${path}`, { ...init, headers });

type Json = Record<string, unknown>;
interface Page {
  readonly data: readonly Json[];
  readonly meta: Json;
}
/** Fetches a list or a record. The return type covers the fields of both. */
async function read(path: string): Promise<Page & Json> {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Page & Json;
}
const change = (method: string, path: string, body?: unknown) =>
  ask(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

describe('variants of the sandbox', () => {
  it('sandbox variants have unique names and a description', () => {
    const names = SANDBOX_VARIANTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(SANDBOX_VARIANTS.filter(({ effect: means }) => !/^[A-Z].+\.$/.test(means))).toEqual([]);
  });

  it('every sandbox variant is documented in the contract notes', () => {
    const notes = readFileSync('docs/contract-notes.md', 'utf8');
    const names = SANDBOX_VARIANTS.map(({ name }) => name.replace(/:.*/, ':ID'));
    expect(names.filter((name) => !notes.includes(`\`${name}\``))).toEqual([]);
  });

  it('an unknown variant is rejected with a single line that lists the known variants', async () => {
    expect(() => findVariants(['no-bodies', 'nonsense'])).toThrow(
      /^There is no variant "nonsense".*no-totals.*$/,
    );
    const response = await post('/sandbox/variant', { names: ['nonsense'] });
    expect(response.status).toBe(400);
    await expect(startSandboxServer({ variants: ['nonsense'] })).rejects.toThrow('no-totals');
  });

  it('variants apply until a reset, which restores the initial variants', async () => {
    const names = async (url: string) => (await (await fetch(`${url}/sandbox/variant`)).json()) as unknown;
    await vary('no-totals', 'per-page-25');
    expect(await names(server.url)).toEqual({ names: ['per-page-25', 'no-totals'] });
    await vary();
    expect(await names(server.url)).toEqual({ names: [] });
    const own = await startSandboxServer({ variants: ['no-schemes'] });
    await fetch(`${own.url}/sandbox/variant`, { method: 'POST', body: '{"names":[]}' });
    expect(await names(own.url)).toEqual({ names: [] });
    await fetch(`${own.url}/sandbox/reset`, { method: 'POST' });
    expect(await names(own.url)).toEqual({ names: ['no-schemes'] });
    await own.close();
  });

  it('switching variants recreates the demo data and keeps issued tokens', async () => {
    await change('POST', 'canned-responses', { canned_response: { short_code: 'mine', content: 'x' } });
    await vary('large-account');
    expect((await read('canned-responses?search=mine')).data).toEqual([]);
    expect((await read('teams')).meta.total_count).toBe(2000);
    await vary();
    expect((await read('teams')).meta.total_count).toBe(7);
  });

  it("variants don't change error responses", async () => {
    await vary('further-fields', 'unknown-values');
    const response = await ask('inboxes/99');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } });
  });
});

describe('variants without an operation', () => {
  it.each(OPERATIONS.filter(({ origin }) => origin === 'assumed'))('a variant can disable $id', ({ id }) => {
    expect(findVariants([`absent-404:${id}`, `absent-405:${id}`])).toHaveLength(2);
  });

  it('requests to a disabled operation get 404 or 405, and other operations are unaffected', async () => {
    await vary('absent-404:teams.list', 'absent-405:teams.get');
    const list = await ask('teams');
    expect(list.status).toBe(404);
    expect(await list.json()).toEqual(await (await ask('inboxes/99')).json());
    expect((await ask('teams/301')).status).toBe(405);
    expect((await change('PATCH', 'teams/301', { team: { name: 'Still here' } })).status).toBe(200);
  });

  it("an operation that the contract defines can't be disabled", () => {
    expect(() => findVariants(['absent-404:inboxes.list'])).toThrow('There is no variant');
  });
});

describe('variants of requests', () => {
  it('the variant filters-ignored returns every entry regardless of the filters', async () => {
    const statusesOf = ({ data }: Page) => new Set(data.map(({ status }) => status));
    const path = 'conversations?status=open&inbox_id=1&per_page=100';
    expect(statusesOf(await read(path))).toEqual(new Set(['open']));
    await vary('filters-ignored');
    expect(statusesOf(await read(path)).size).toBeGreaterThan(2);
    const messages = await read('conversations/1042/messages?message_type=incoming&order=newest');
    expect(messages.data).toEqual((await read('conversations/1042/messages')).data);
    const articles = await read('portals/acme-help/articles?status=draft&category_id=431');
    expect(statusesOf(articles).size).toBeGreaterThan(1);
  });

  it('the variant per-page-25 returns at most 25 records per page and reports this page size in meta', async () => {
    await vary('per-page-25');
    const { data, meta } = await read('canned-responses?per_page=100');
    expect(data).toHaveLength(25);
    expect(meta).toMatchObject({ per_page: 25, total_pages: 10 });
  });
});

describe('variants of responses', () => {
  it('the variant no-totals removes totals, except from lists whose totals the contract defines', async () => {
    await vary('no-totals');
    expect((await read('agents?per_page=10')).meta).toEqual({
      current_page: 1,
      per_page: 10,
      has_next: true,
    });
    expect((await read('agents?per_page=10&page=2')).meta).toMatchObject({ has_next: false });
    expect((await read('inboxes')).meta).toHaveProperty('total_count');
  });

  it('paged-lists splits the lists of members, senders, templates and assistants into pages', async () => {
    await vary('paged-lists');
    for (const path of ['teams/301/members', 'email-campaign-senders', 'inboxes/2/message-templates']) {
      const { data, meta } = await read(path);
      expect([path, data.length, meta.total_count]).toEqual([path, 25, 30]);
      expect((await read(`${path}?page=2`)).data).toHaveLength(5);
    }
    const assistants = await fetch(`${server.url}/v1/tenants/acme/assistants`, { headers });
    expect(((await assistants.json()) as Page).meta).toMatchObject({ total_pages: 2 });
  });

  it('the variant filled-defaults adds an unrequested change to a proposal', async () => {
    await vary('filled-defaults');
    const propose = (body: Json) =>
      post('/v1/tenants/acme/assistants/support-draft/propose-edits', body, headers);
    const { diff } = (await (await propose({ description: 'New' })).json()) as Json;
    expect(diff).toContain('+config.fallback_model: small-1');
    const chosen = (await (await propose({ config: { fallback_model: 'large-2' } })).json()) as Json;
    expect(chosen.diff).toContain('+config.fallback_model: large-2');
  });

  it('the variant promised-fields removes all fields that a response may omit', async () => {
    await vary('promised-fields');
    const { matches } = await read('conversations/find?id=1042');
    expect(matches).toEqual([
      {
        matched_by: 'display_id',
        status: 'open',
        created_at: expect.any(String),
        last_activity_at: expect.any(String),
      },
    ]);
    expect((await read('labels')).data[0]).toEqual({ id: expect.any(Number), title: expect.any(String) });
    const { data: labels } = await read('labels');
    const audience = [{ type: 'Label', id: labels.find(({ title }) => title === 'vip')?.id }];
    const preview = await change('POST', 'campaigns/preview', { inbox_id: 1, audience });
    const { reachable, ...more } = (await preview.json()) as Json;
    expect(more).toEqual({});
    const campaign = { inbox_id: 1, message: 'Hello', audience, confirm_recipients: reachable };
    const sent = await change('POST', 'campaigns', campaign);
    expect([sent.status, await sent.json()]).toEqual([201, { id: expect.any(Number) }]);
  });

  it('the variant no-bodies returns 201 and 204 without a body where the contract defines none', async () => {
    await vary('no-bodies');
    const creation = await change('POST', 'teams', { team: { name: 'New' } });
    expect([creation.status, await creation.text()]).toEqual([201, '']);
    const changed = await change('PATCH', 'macros/3001', { macro: { name: 'New' } });
    expect([changed.status, await changed.text()]).toEqual([204, '']);
    expect(
      (await (await change('PATCH', 'teams/301', { team: { name: 'New' } })).json()) as Json,
    ).toMatchObject({
      name: 'New',
    });
  });

  it('the variant further-fields adds a field to every object except free-form content', async () => {
    await vary('further-fields');
    const { data, meta } = await read('conversations?per_page=1');
    expect(meta).toHaveProperty('sandbox_new_field');
    expect(data[0]).toMatchObject({ sandbox_new_field: {}, contact: { sandbox_new_field: {} } });
    expect(data[0]?.custom_attributes).not.toHaveProperty('sandbox_new_field');
  });

  it('the variant unknown-values changes enumeration values in responses and accepts the changed values in requests', async () => {
    await vary('unknown-values');
    const { data } = await read('conversations?status=open_v2&per_page=100');
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['open_v2']));
    expect((await read('inboxes')).data[0]).toMatchObject({ channel_type: expect.stringMatching(/_v2$/) });
  });

  it('the variant loose-shapes returns null for empty values, and a single string instead of a list with one string', async () => {
    await vary('loose-shapes');
    const { data } = await read('macros?search=Tag%20refund');
    expect(data[0]?.actions).toEqual([
      { action_name: 'add_label', action_params: 'refund' },
      { action_name: 'mark_conversation_as_pending', action_params: null },
    ]);
    expect((await read('teams/305')).description).toBeNull();
  });

  it('the variant uploads-elsewhere serves uploaded files from another origin', async () => {
    await vary('uploads-elsewhere');
    const body = new FormData();
    body.set('attachment', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    const { file_url } = (await (await ask('uploads', { method: 'POST', body })).json()) as {
      file_url: string;
    };
    expect(new URL(file_url).origin).not.toBe(server.url);
    expect(await (await fetch(file_url.replace('localhost', '127.0.0.1'))).text()).toBe('<svg/>');
  });

  it('the variant no-schemes returns article URLs without `https://`', async () => {
    await vary('no-schemes');
    const { data } = await read('portals/acme-help/articles');
    expect(data[0]?.public_url).toMatch(/^help\.acme\.test\/hc\//);
    expect(data[0]?.canonical_url).toBe(data[0]?.public_url);
  });
});

describe('variants of headers', () => {
  const limited = async () => {
    await arm({ kind: 'rate_limited', retry_after_s: 7 });
    return (await ask('inboxes')).headers;
  };

  it('the variant retry-after-date gives the end of the wait as a date', async () => {
    await vary('retry-after-date');
    const wait = Date.parse((await limited()).get('retry-after') ?? '') - Date.now();
    expect(wait).toBeGreaterThan(4000);
    expect(wait).toBeLessThanOrEqual(7000);
    expect((await ask('inboxes')).headers.has('retry-after')).toBe(false);
  });

  it('the variants retry-after-3600, no-retry-after and hidden-headers change the response headers', async () => {
    await vary('retry-after-3600');
    expect((await limited()).get('retry-after')).toBe('3600');
    await vary('no-retry-after');
    const some = await limited();
    expect([some.has('retry-after'), some.get('ratelimit-reset')]).toEqual([false, '7']);
    expect(Date.parse(some.get('date') ?? '')).toBeLessThanOrEqual(Date.now());
    await vary('hidden-headers');
    expect([...(await limited()).keys()].filter((name) => /^(r(ate|etry)|date$)/.test(name))).toEqual([]);
    expect([...(await ask('teams/999')).headers.keys()].filter((name) => /^(rate|date$)/.test(name))).toEqual(
      [],
    );
  });
});

describe('variants of the demo data', () => {
  it('the variant large-account assigns a conversation to the last agent, team and inbox', async () => {
    await vary('large-account');
    const totals = await Promise.all(
      ['teams', 'inboxes', 'agents'].map(async (list) => (await read(list)).meta.total_count),
    );
    expect(totals).toEqual([2000, 500, 300]);
    const { team_id, inbox_id } = await read('conversations/1060');
    expect((await read(`teams/${String(team_id)}`)).name).toBe('Team 2000');
    expect((await read(`inboxes/${String(inbox_id)}`)).name).toBe('Website 0500');
  });

  it('the variant more-locales adds content in every language, until the variant is removed', async () => {
    await vary('more-locales');
    const { allowed_locales } = await read('portals/acme-help');
    expect(allowed_locales).toEqual(['en', 'es', 'es_419', 'zh_Hans']);
    for (const locale of ['es_419', 'zh_Hans'])
      expect((await read(`portals/acme-help/articles?locale=${locale}`)).data).toHaveLength(1);
    expect((await change('PATCH', 'portals/acme-help', { portal: { allowed_locales } })).status).toBe(200);
  });

  it('the variant long-messages lengthens the newest messages', async () => {
    await vary('long-messages');
    const { data } = await read('conversations/1042/messages?order=newest');
    expect(String(data[0]?.content)).toHaveLength(64 * 1024);
  });
});
