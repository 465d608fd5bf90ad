import { describe, expect, it } from 'vitest';
import { MACRO_ACTION_NAMES } from '~/api/macro-action-names';
import { createMacro, deleteMacro, getMacro, listMacros, updateMacro } from '~/api/macros';
import { createSmallClient } from '../fixtures/small-client';

const AT = '2025-01-01T10:00:00.000Z';
const ACTIONS = [{ action_name: 'resolve_conversation', action_params: [] }];

const stored = (id: number, name: string, visibility: string, author_id: number, day: string) => ({
  id,
  name,
  visibility,
  actions: ACTIONS,
  created_at: `2025-01-${day}T10:00:00.000Z`,
  updated_at: AT,
  author_id,
});

/** Returns a client of a new platform with two shared macros: the administrator's (ID 11) and the agent's (ID 12). */
function client() {
  const { platform, ask } = createSmallClient();
  const account = platform.state.instances[0]?.accounts[0];
  if (!account) throw new Error('The tiny platform has an account');
  account.macros = [
    stored(61, 'beta', 'global', 11, '03'),
    stored(62, 'Alpha', 'global', 12, '01'),
    stored(63, 'Mine', 'personal', 11, '02'),
    stored(64, 'Agent’s 50%', 'personal', 12, '04'),
  ];
  const create = (as: string, macro: unknown) => ask(createMacro, { as, body: { macro } });
  const update = (as: string, macroId: number, macro: unknown) =>
    ask(updateMacro, { as, params: { macroId }, body: { macro } });
  return { ask, create, update, account };
}

const names = (body: unknown) => (body as { data: { name: string }[] }).data.map(({ name }) => name);
const details = (...pairs: readonly (readonly [string, string])[]) => ({
  error: {
    code: 'validation_failed',
    details: pairs.map(([field, code]) => expect.objectContaining({ field, code })),
  },
});

describe('listing macros', () => {
  it('the list of macros contains shared macros and the caller’s own, but no personal macros of other users', () => {
    const { ask } = client();
    expect(names(ask(listMacros).body)).toEqual(['Alpha', 'beta', 'Mine']);
    expect(names(ask(listMacros, { as: 'agent' }).body)).toEqual(['Agent’s 50%', 'Alpha', 'beta']);
  });

  it.each([
    ['sort=name_desc', ['Mine', 'beta', 'Alpha']],
    ['sort=newest', ['beta', 'Mine', 'Alpha']],
    ['sort=oldest', ['Alpha', 'Mine', 'beta']],
    ['sort=unknown', ['Alpha', 'beta', 'Mine']],
    ['search=BET', ['beta']],
    ['search=%25', []],
    ['per_page=2&page=2', ['Mine']],
  ])('the query "%s" sorts and filters the list of macros', (query, expected) => {
    expect(names(client().ask(listMacros, { query }).body)).toEqual(expected);
  });

  it('the list of macros has totals and never contains the authors', () => {
    const { body } = client().ask(listMacros, { query: 'per_page=2' });
    expect(body).toMatchObject({ meta: { total_count: 3, current_page: 1, per_page: 2, total_pages: 2 } });
    expect(JSON.stringify(body)).not.toContain('author_id');
  });
});

describe('creating a macro', () => {
  it('creating a macro returns 201 and the unwrapped record', () => {
    const { status, body } = client().create('admin', {
      name: 'New',
      actions: ACTIONS,
      visibility: 'global',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'New',
      visibility: 'global',
      actions: ACTIONS,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  it('an agent’s macro becomes personal, and only administrators can create shared macros', () => {
    const { create } = client();
    const macro = { name: 'New', actions: ACTIONS, visibility: 'global' };
    expect(create('agent', macro)).toMatchObject({ status: 201, body: { visibility: 'personal' } });
    expect(create('admin', macro)).toMatchObject({ status: 201, body: { visibility: 'global' } });
  });

  it('an administrator’s macro without a visibility becomes personal', () => {
    const { body } = client().create('admin', { name: 'New', actions: ACTIONS });
    expect(body).toMatchObject({ visibility: 'personal' });
  });

  it.each(MACRO_ACTION_NAMES)('a macro may contain the action %s with any parameters', (action_name) => {
    const { create } = client();
    const actions = [{ action_name, action_params: [{ any: [null] }], comment: 'kept' }];
    expect(create('agent', { name: 'New', actions })).toMatchObject({ status: 201, body: { actions } });
  });

  it('a macro with an unknown action is rejected, and the error lists the supported actions', () => {
    const actions = [...ACTIONS, { action_name: 'send_webhook_event', action_params: [] }];
    const { status, body } = client().create('admin', { name: 'New', actions });
    expect(status).toBe(422);
    expect(body).toMatchObject(details(['actions', 'unsupported']));
    const said = JSON.stringify(body);
    expect(said).toContain('send_webhook_event');
    for (const name of MACRO_ACTION_NAMES) expect(said).toContain(name);
  });

  it('a macro without a name and actions is rejected, and all problems are reported together', () => {
    const { create } = client();
    expect(create('admin', {}).body).toMatchObject(details(['name', 'blank'], ['actions', 'blank']));
    expect(create('admin', { name: 'N', actions: 'all' }).body).toMatchObject(
      details(['actions', 'invalid']),
    );
    expect(create('admin', { name: 'N', actions: [3] }).body).toMatchObject(details(['actions', 'invalid']));
    expect(create('admin', { name: 'N', actions: ACTIONS, visibility: 'team' }).body).toMatchObject(
      details(['visibility', 'invalid']),
    );
  });

  it('a macro without its wrapper key is rejected', () => {
    expect(client().ask(createMacro, { body: { name: 'New', actions: ACTIONS } }).status).toBe(400);
  });
});

describe('fetching, updating and deleting a macro', () => {
  it('fetching another user’s personal macro returns 404, like fetching a missing macro', () => {
    const { ask, update } = client();
    expect(ask(getMacro, { params: { macroId: 64 } }).status).toBe(404);
    expect(ask(getMacro, { as: 'agent', params: { macroId: 64 } }).status).toBe(200);
    expect(update('admin', 64, { name: 'X' }).status).toBe(404);
    expect(ask(deleteMacro, { params: { macroId: 64 } }).status).toBe(404);
  });

  it('updating a macro changes the fields that were sent and preserves the other fields exactly', () => {
    const { update, account } = client();
    const before = JSON.stringify(account.macros[0]?.actions);
    const { status, body } = update('admin', 61, { name: 'Renamed' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Renamed', visibility: 'global' });
    expect(JSON.stringify(account.macros[0]?.actions)).toBe(before);
    expect((body as { updated_at: string }).updated_at > AT).toBe(true);
  });

  it('a macro with an unknown stored action can be renamed', () => {
    const { update, account } = client();
    Object.assign(account.macros[0] ?? {}, { actions: [{ action_name: 'from_before' }] });
    expect(update('admin', 61, { name: 'Renamed' }).status).toBe(200);
    expect(update('admin', 61, { actions: [{ action_name: 'from_before' }] })).toMatchObject({
      status: 422,
      body: details(['actions', 'unsupported']),
    });
  });

  it('rejects an update of a macro that contains no writable field', () => {
    expect(client().update('admin', 61, { author_id: 3 }).status).toBe(400);
  });

  it("an agent can't change a shared macro, and an agent's own macro stays personal", () => {
    const { ask, update } = client();
    expect(update('agent', 61, { name: 'X' }).status).toBe(403);
    expect(ask(deleteMacro, { as: 'agent', params: { macroId: 61 } }).status).toBe(403);
    expect(update('agent', 64, { visibility: 'global' })).toMatchObject({
      status: 200,
      body: { visibility: 'personal' },
    });
  });

  it('deleting a macro returns 204 the first time and 404 the second time', () => {
    const { ask } = client();
    expect(ask(deleteMacro, { params: { macroId: 61 } })).toEqual({ status: 204, body: undefined });
    expect(ask(deleteMacro, { params: { macroId: 61 } }).status).toBe(404);
  });
});
