import { describe, expect, it } from 'vitest';
import {
  addMembers,
  createTeam,
  deleteTeam,
  getTeam,
  listMembers,
  listTeams,
  removeMember,
  updateTeam,
} from '~/api/teams';
import { createSmallClient } from '../fixtures/small-client';

const refused = (field: string, code: string) => ({
  status: 422,
  body: { error: { code: 'validation_failed', details: [expect.objectContaining({ field, code })] } },
});

/** Creates a small platform with one ordinary team and one managed by the platform. */
function setUp() {
  const { platform, ask } = createSmallClient();
  const account = platform.state.instances[0]?.accounts[0];
  const { body } = ask(createTeam, { body: { team: { name: 'Care', timezone: 'Europe/Madrid' } } });
  const teamId = (body as { id: number }).id;
  const created = account?.teams[0];
  if (!account || !created) throw new Error('The team is missing');
  account.teams.push({ ...created, id: 7, name: 'Platform', system_managed: true });
  const params = { teamId };
  const members = () =>
    (ask(listMembers, { params }).body as { data: { id: number }[] }).data.map(({ id }) => id);
  return {
    ask,
    params,
    members,
    update: (team: unknown, as = 'admin') => ask(updateTeam, { as, params, body: { team } }),
    add: (user_ids: unknown) => ask(addMembers, { params, body: { user_ids } }),
  };
}

describe('listing teams', () => {
  it('any member can list teams sorted by name, and search for part of a name', () => {
    const { ask, params } = setUp();
    expect(ask(listTeams, { as: 'agent' }).body).toMatchObject({
      data: [{ name: 'Care' }, { name: 'Platform' }],
      meta: { total_count: 2 },
    });
    expect(ask(listTeams, { query: 'search=PLAT' }).body).toMatchObject({ data: [{ name: 'Platform' }] });
    expect(ask(getTeam, { as: 'agent', params }).body).toMatchObject({ name: 'Care' });
    expect(ask(listMembers, { as: 'agent', params }).body).toEqual({ data: [] });
    expect(ask(getTeam, { params: { teamId: 99 } }).status).toBe(404);
  });
});

describe('updating a team', () => {
  it('updating a team changes only the fields that were sent', () => {
    const { update } = setUp();
    expect(update({ description: 'First answer' })).toMatchObject({
      status: 200,
      body: { name: 'Care', description: 'First answer', timezone: 'Europe/Madrid' },
    });
  });

  it('updating a team with null clears its out-of-office message', () => {
    const { update } = setUp();
    expect(update({ out_of_office_message: 'Back at 9' }).body).toMatchObject({
      out_of_office_message: 'Back at 9',
    });
    expect(update({ out_of_office_message: null }).body).toMatchObject({ out_of_office_message: null });
  });

  it('a team update that contains no writable field is rejected with 400', () => {
    const { update } = setUp();
    expect(update({}).status).toBe(400);
    expect(update({ id: 3, system_managed: false })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request', message: 'Provide at least one writable field.' } },
    });
  });

  it.each([
    ['name', ' ', 'blank'],
    ['timezone', 'Mars/Olympus', 'invalid'],
    ['timezone', null, 'blank'],
    ['description', 5, 'invalid'],
    ['allow_auto_assign', 'yes', 'invalid'],
  ])('the field %s of a team rejects the value %o as %s', (field, value, code) => {
    expect(setUp().update({ [field]: value })).toMatchObject(refused(field, code));
  });

  it('the name of a team is trimmed', () => {
    expect(setUp().update({ name: '  Care team ' }).body).toMatchObject({ name: 'Care team' });
  });

  it("an agent can't update a team", () => {
    expect(setUp().update({ name: 'Mine' }, 'agent').status).toBe(403);
  });
});

describe('a system-managed team', () => {
  it('a system-managed team can be fetched, but every write to it gets 403', () => {
    const { ask } = setUp();
    const params = { teamId: 7 };
    expect(ask(getTeam, { params }).status).toBe(200);
    const writes = [
      ask(updateTeam, { params, body: { team: { name: 'Ours' } } }),
      ask(deleteTeam, { params }),
      ask(addMembers, { params, body: { user_ids: [11] } }),
      ask(removeMember, { params: { ...params, userId: 11 } }),
    ];
    expect(writes.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('creating and deleting a team', () => {
  it('creating a team returns 201 and the unwrapped record, and requires a name', () => {
    const { ask } = setUp();
    const { status, body } = ask(createTeam, { body: { team: { name: 'Billing' } } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Billing', system_managed: false, out_of_office_message: null });
    expect(ask(createTeam, { body: { team: {} } })).toMatchObject(refused('name', 'blank'));
    expect(ask(createTeam, { as: 'agent', body: { team: { name: 'Mine' } } }).status).toBe(403);
  });

  it('deleting a team returns 204 the first time and 404 the second time', () => {
    const { ask, params } = setUp();
    expect(ask(deleteTeam, { as: 'agent', params }).status).toBe(403);
    expect(ask(deleteTeam, { params })).toEqual({ status: 204, body: undefined });
    expect(ask(deleteTeam, { params }).status).toBe(404);
  });
});

describe('team members', () => {
  it('adding agents to a team removes no members', () => {
    const { add, members, ask, params } = setUp();
    expect(add([11]).body).toMatchObject({ data: [{ id: 11 }] });
    expect(add([11]).status).toBe(200);
    expect(members()).toEqual([11]);
    expect(ask(addMembers, { as: 'agent', params, body: { user_ids: [11] } }).status).toBe(403);
  });

  it('adding unknown agents or an empty list to a team is rejected', () => {
    const { add, members } = setUp();
    expect(add([11, 99])).toMatchObject(refused('user_ids', 'invalid'));
    expect(add('11')).toMatchObject(refused('user_ids', 'invalid'));
    expect(add([])).toMatchObject(refused('user_ids', 'blank'));
    expect(members()).toEqual([]);
  });

  it('removing a team member a second time returns an error', () => {
    const { add, members, ask, params } = setUp();
    add([11]);
    const leave = () => ask(removeMember, { params: { ...params, userId: 11 } });
    expect(leave()).toEqual({ status: 204, body: undefined });
    expect(members()).toEqual([]);
    expect(leave().status).toBe(404);
  });
});
