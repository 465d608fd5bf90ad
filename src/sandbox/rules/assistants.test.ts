import { describe, expect, it } from 'vitest';
import {
  confirmEdits,
  confirmNewAssistant,
  getAssistant,
  getAssistantText,
  listAssistants,
  proposeEdits,
  proposeNewAssistant,
} from '~/api/assistants';
import type { OperationSpec } from '~/api/http/operation';
import { createSmallClient } from '../fixtures/small-client';
import type { StoredAssistant } from '../state';

const PROMPT = `Be brief. ${'Be polite. '.repeat(200)}Say goodbye.`;

const stored = (id: string, parts: Partial<StoredAssistant>): StoredAssistant => ({
  id,
  tenant: 'tiny',
  published: false,
  name: id,
  description: null,
  deployment_role: 'draft',
  updated_at: '2026-01-01T00:00:00.000Z',
  metadata: {},
  config: { system_prompt: PROMPT, temperature: 0.2, tools: ['a'], 'catalogue.version': 7 },
  ...parts,
});

function setUp() {
  const client = createSmallClient();
  const published = { published: true, deployment_role: 'production' };
  client.platform.state.assistants = [
    stored('prod', published),
    stored('draft', { metadata: { productionAssistantId: 'prod' } }),
    stored('alone', published),
    stored('elsewhere', { tenant: 'other' }),
  ];
  const propose = (body: unknown, id = 'draft') => client.ask(proposeEdits, { params: { id }, body });
  const confirm = (confirmationId: unknown, match: string, now = Date.now()) =>
    client.ask(confirmEdits, {
      params: { id: 'draft' },
      body: { confirmationId },
      headers: { 'If-Match': match },
      now,
    });
  const read = (id = 'draft') =>
    client.ask(getAssistant, { params: { id } }).body as {
      updated_at: string;
      config: Record<string, unknown>;
    };
  return { ...client, propose, confirm, read };
}

type Proposed = { confirmationId: string; baseUpdatedAt: string; diff: string };
const warmer = { config: { temperature: 0.9 } };

describe('fetching assistants', () => {
  it('a long prompt is replaced by a placeholder with its length, and can be fetched by its path', () => {
    const { ask, read } = setUp();
    expect(read().config).toMatchObject({
      temperature: 0.2,
      system_prompt: expect.stringContaining(`${PROMPT.length} characters`),
    });
    const text = (path: string) => ask(getAssistantText, { params: { id: 'draft' }, query: `path=${path}` });
    expect(text('config.system_prompt').body).toMatchObject({ text: PROMPT });
    expect(text('config.temperature').status).toBe(404);
  });

  it('assistants are listed by tenant and role, and assistants of other tenants are hidden', () => {
    const { ask } = setUp();
    const ids = (query: string) =>
      (ask(listAssistants, { query }).body as { data: { id: string }[] }).data.map(({ id }) => id);
    expect(ids('')).toEqual(['prod', 'draft', 'alone']);
    expect(ids('role=draft')).toEqual(['draft']);
    expect(ask(getAssistant, { params: { id: 'elsewhere' } }).status).toBe(404);
    expect(ask(listAssistants, { params: { tenant: 'other' } }).status).toBe(404);
    expect(ask(getAssistant, { params: { id: 'draft' }, query: 'role=production' }).status).toBe(404);
  });
});

describe('proposing an edit of an assistant', () => {
  const edit = (old_string: string, more: object = {}) => ({
    edits: [{ path: 'config.system_prompt', old_string, new_string: 'X', ...more }],
  });

  it.each<[string, unknown, number]>([
    ['an empty body is rejected', {}, 400],
    ['an unchanged value is rejected', { config: { temperature: 0.2 } }, 400],
    ['an excerpt that does not occur is rejected', edit('Never.'), 400],
    ['an excerpt that occurs more than once is rejected', edit('Be polite. '), 400],
    ['an empty excerpt is rejected', edit(''), 400],
    [
      'an excerpt of a value that isn’t text is rejected',
      { edits: [{ path: 'config.temperature', old_string: '0', new_string: '1' }] },
      400,
    ],
    ['keys under configurable is rejected', { config: { configurable: { temperature: 1 } } }, 400],
    ['an edit without a path is rejected', { edits: [{ old_string: 'a', new_string: 'b' }] }, 400],
    ['an excerpt that occurs once is accepted', edit('Be brief.'), 200],
    ['every occurrence of an excerpt is accepted', edit('Be polite. ', { replace_all: true }), 200],
    ['a new value is accepted', warmer, 200],
    ['a cleared key is accepted', { config: { tools: null } }, 200],
    ['a key that contains a dot is accepted', { config: { 'catalogue.version': 8 } }, 200],
    ['a new name is accepted', { name: 'New' }, 200],
  ])('proposing %s', (_name, body, status) => expect(setUp().propose(body).status).toBe(status));

  it('a proposal changes nothing and returns the difference from the current assistant', () => {
    const { propose, read } = setUp();
    const before = read();
    const { diff, baseUpdatedAt } = propose({ ...warmer, name: 'New' }).body as Proposed;
    expect(diff.split('\n').filter((line) => /^[-+]/.test(line))).toEqual([
      '--- current',
      '+++ proposed',
      '-config.temperature: 0.2',
      '+config.temperature: 0.9',
      '-name: draft',
      '+name: New',
    ]);
    expect(baseUpdatedAt).toBe(before.updated_at);
    expect(read()).toEqual(before);
  });

  it('a proposal for a published assistant is rejected with the ID of its existing draft', () => {
    const { propose } = setUp();
    expect(propose(warmer, 'prod')).toMatchObject({
      status: 409,
      body: { error: 'DRAFT_REQUIRED', metadata: { draftAssistantId: 'draft' } },
    });
    const alone = propose(warmer, 'alone');
    expect(alone).toMatchObject({ status: 409, body: { error: 'DRAFT_REQUIRED' } });
    expect(alone.body).not.toHaveProperty('metadata');
  });
});

describe('confirming an edit of an assistant', () => {
  it('a confirmation applies the stored proposal, ignores other fields in the body, and is rejected when repeated', () => {
    const { propose, confirm, read } = setUp();
    const { confirmationId, baseUpdatedAt } = propose({
      ...warmer,
      config: { temperature: 0.9, tools: null },
    }).body as Proposed;
    expect(confirm(confirmationId, baseUpdatedAt)).toMatchObject({
      status: 200,
      body: { config: { temperature: 0.9 } },
    });
    expect(read().config).not.toHaveProperty('tools');
    expect(read().updated_at > baseUpdatedAt).toBe(true);
    expect(confirm(confirmationId, baseUpdatedAt)).toMatchObject({
      status: 412,
      body: { error: 'STALE_PRECONDITION' },
    });
    expect(confirm(confirmationId, '')).toMatchObject({ status: 412 });
  });

  it("a proposal can't be confirmed after its lifetime", () => {
    const { propose, confirm } = setUp();
    const { confirmationId, baseUpdatedAt } = propose(warmer).body as Proposed;
    expect(confirm(confirmationId, baseUpdatedAt, Date.now() + 901_000)).toMatchObject({
      status: 404,
      body: { error: 'PROPOSAL_NOT_FOUND' },
    });
    expect(confirm('unknown', baseUpdatedAt).status).toBe(404);
  });
});

describe('creating a draft of an assistant', () => {
  const body = {
    name: 'Alone (draft)',
    config: { temperature: 1 },
    metadata: { productionAssistantId: 'alone' },
  };
  const create = (client: ReturnType<typeof setUp>, operation: OperationSpec, sent: unknown) =>
    client.ask(operation, { body: sent });

  it('confirming the proposal of a draft creates the draft, and a second confirmation gets 404', () => {
    const client = setUp();
    const { confirmationId } = create(client, proposeNewAssistant, body).body as Proposed;
    const created = create(client, confirmNewAssistant, { confirmationId });
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'Alone (draft)', metadata: { productionAssistantId: 'alone' } },
    });
    expect(create(client, confirmNewAssistant, { confirmationId }).status).toBe(404);
    const { id } = created.body as { id: string };
    expect(client.propose(warmer, 'alone').body).toMatchObject({ metadata: { draftAssistantId: id } });
  });

  it.each<[string, object, number]>([
    ['without a name', { ...body, name: ' ' }, 400],
    ['without a published assistant', { ...body, metadata: {} }, 400],
    ['for a draft', { ...body, metadata: { productionAssistantId: 'draft' } }, 400],
    ['for another tenant', { ...body, metadata: { productionAssistantId: 'elsewhere' } }, 404],
    ['for an assistant that has a draft', { ...body, metadata: { productionAssistantId: 'prod' } }, 409],
  ])('proposing a draft %s is rejected', (_name, sent, status) =>
    expect(create(setUp(), proposeNewAssistant, sent).status).toBe(status),
  );
});
