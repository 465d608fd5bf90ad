// Teams: any member may read them, and administrators manage them. A team managed by the platform can't be changed.
import {
  addMembers,
  createTeam,
  deleteTeam,
  getTeam,
  listMembers,
  listTeams,
  removeMember,
  type Team,
  updateTeam,
} from '~/api/teams';
import { createForbiddenError, createRecordNotFoundError } from '../error-body';
import { createPageWithTotals, createTextComparison, includesIgnoringCase } from '../list';
import { type AccountOperationContext, defineOperationHandler, type JsonObject } from '../operation-handler';
import { takeNextId } from '../platform';
import { BodyParser, requireWritableField, toTimestamp } from '../values';

type Account = AccountOperationContext['account'];

const WRITABLE = [
  'name',
  'description',
  'allow_auto_assign',
  'working_hours_enabled',
  'out_of_office_message',
  'timezone',
] as const;

const byName = createTextComparison<Team>(({ name }) => name);

function findTeam(account: Account, teamId: number): Team {
  const found = account.teams.find(({ id }) => id === teamId);
  if (!found) throw createRecordNotFoundError();
  return found;
}

/** Returns the team if it may be changed. Throws 403 for a system-managed team (contract: system-managed-teams). */
function changeableTeam(account: Account, teamId: number): Team {
  const found = findTeam(account, teamId);
  if (found.system_managed) throw createForbiddenError('system_managed');
  return found;
}

const getMembers = (account: Account, teamId: number) => {
  const ids = account.members[teamId] ?? [];
  return { data: account.agents.filter(({ id }) => ids.includes(id)) };
};

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

type Written = { -readonly [K in (typeof WRITABLE)[number]]?: Team[K] };

/** Parses and validates the fields of a team, and trims the name. Absent fields stay absent. */
function readTeam(body: JsonObject, { isNew }: { readonly isNew: boolean }): Written {
  const values = new BodyParser(body);
  const name = isNew ? values.text('name') : values.sentText('name');
  const timezone = values.sentText('timezone');
  if (timezone && !isZone(timezone)) values.refuse('timezone', 'invalid', 'timezone is not a known zone');
  const written: Written = {
    ...(name !== undefined && { name: name.trim() }),
    ...(timezone !== undefined && { timezone }),
  };
  for (const field of ['description', 'out_of_office_message'] as const) {
    const text = values.textOrNull(field);
    if (text !== undefined) written[field] = text;
  }
  for (const field of ['allow_auto_assign', 'working_hours_enabled'] as const) {
    const value = values.boolean(field);
    if (value !== undefined) written[field] = value;
  }
  values.check();
  return written;
}

/** Parses the agents to add. Rejects anything but a list of agents of this account as `invalid`. */
function readJoining(account: Account, body: JsonObject): readonly number[] {
  const values = new BodyParser(body);
  const ids = body.user_ids;
  const known = account.agents.map(({ id }) => id);
  if (ids === undefined || (Array.isArray(ids) && ids.length === 0)) {
    values.refuse('user_ids', 'blank', "user_ids can't be blank");
  } else if (!Array.isArray(ids) || !ids.every((id) => known.includes(id))) {
    values.refuse('user_ids', 'invalid', 'user_ids must be agents of the account');
  }
  values.check();
  return Array.isArray(ids) ? ids : [];
}

export const teamHandlers = [
  defineOperationHandler(listTeams, ({ account, query }) =>
    createPageWithTotals(
      account.teams.filter(({ name }) => includesIgnoringCase(name, query.search ?? '')).sort(byName),
      query,
    ),
  ),

  defineOperationHandler(getTeam, ({ account, params }) => findTeam(account, params.teamId)),

  defineOperationHandler(
    updateTeam,
    ({ account, params, body, now }) => {
      requireWritableField(body, WRITABLE);
      const found = changeableTeam(account, params.teamId);
      Object.assign(found, readTeam(body, { isNew: false }), { updated_at: toTimestamp(now) });
      return found;
    },
    { wrapper: 'team' },
  ),

  defineOperationHandler(
    createTeam,
    ({ platform, account, body, now }) => {
      const written = readTeam(body, { isNew: true });
      const created_at = toTimestamp(now);
      const team: Team = {
        id: takeNextId(platform),
        name: '',
        description: '',
        allow_auto_assign: true,
        working_hours_enabled: false,
        out_of_office_message: null,
        timezone: 'Etc/UTC',
        ...written,
        system_managed: false,
        created_at,
        updated_at: created_at,
      };
      account.teams.push(team);
      account.members[team.id] = [];
      return team;
    },
    { wrapper: 'team' },
  ),

  defineOperationHandler(deleteTeam, ({ account, params }) => {
    const { id: gone } = changeableTeam(account, params.teamId);
    account.teams = account.teams.filter(({ id }) => id !== gone);
    delete account.members[gone];
  }),

  defineOperationHandler(listMembers, ({ account, params }) =>
    getMembers(account, findTeam(account, params.teamId).id),
  ),

  defineOperationHandler(addMembers, ({ account, params, body }) => {
    const { id } = changeableTeam(account, params.teamId);
    const joining = readJoining(account, body);
    account.members[id] = [...new Set([...(account.members[id] ?? []), ...joining])];
    return getMembers(account, id);
  }),

  defineOperationHandler(removeMember, ({ account, params }) => {
    const { id } = changeableTeam(account, params.teamId);
    const ids = account.members[id] ?? [];
    if (!ids.includes(params.userId)) throw createRecordNotFoundError();
    account.members[id] = ids.filter((one) => one !== params.userId);
  }),
];
