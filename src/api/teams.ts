// Teams and their members. Requests add or remove individual members and never replace the whole list.
import * as z from 'zod/mini';
import { createWordCheck, defineParameterChecks } from '~/lib/ignored-parameters';
import { agentSchema } from './agents';
import { defineOperation, type OperationInput } from './http/operation';
import { defineListPageSchema, defineSinglePageSchema, paginationFields } from './http/page';
import { buildMutationOptions, buildQueryOptions } from './http/query';
import { buildSinglePageQueryOptions } from './http/single-page';
import { ignoredBodySchema, timestampSchema } from './http/wire';
import { listInboxes } from './inboxes';
import type { Scope } from './scope';

export const teamSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  allow_auto_assign: z.boolean(),
  working_hours_enabled: z.boolean(),
  out_of_office_message: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
  /** True if the platform created the team, which is then read-only. */
  system_managed: z.boolean(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Team = z.output<typeof teamSchema>;

/** The six writable fields. Fields that a request omits stay unchanged. */
const writableTeam = z.object({
  name: z.optional(z.string()),
  description: z.optional(z.nullable(z.string())),
  allow_auto_assign: z.optional(z.boolean()),
  working_hours_enabled: z.optional(z.boolean()),
  out_of_office_message: z.optional(z.nullable(z.string())),
  timezone: z.optional(z.string()),
});

const teamParams = z.object({ teamId: z.number() });

export const listTeams = defineOperation({
  id: 'teams.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/teams',
  origin: 'assumed',
  who: 'any-member',
  query: z.object({ ...paginationFields, search: z.optional(z.string()) }),
  response: defineListPageSchema(teamSchema),
  evidence: defineParameterChecks({ search: createWordCheck('name', 'description') }),
  about: listInboxes,
});

export const getTeam = defineOperation({
  id: 'teams.get',
  method: 'GET',
  path: '/v1/accounts/{accountId}/teams/{teamId}',
  origin: 'assumed',
  who: 'any-member',
  params: teamParams,
  response: teamSchema,
  row: { list: listTeams, key: 'id' },
});

export const updateTeam = defineOperation({
  id: 'teams.update',
  method: 'PATCH',
  path: '/v1/accounts/{accountId}/teams/{teamId}',
  origin: 'contract',
  who: 'administrator',
  params: teamParams,
  body: z.object({ team: writableTeam }),
  response: z.optional(teamSchema),
});

export const createTeam = defineOperation({
  id: 'teams.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/teams',
  origin: 'assumed',
  who: 'administrator',
  body: z.object({ team: writableTeam }),
  response: teamSchema,
  about: listInboxes,
});

export const deleteTeam = defineOperation({
  id: 'teams.delete',
  method: 'DELETE',
  path: '/v1/accounts/{accountId}/teams/{teamId}',
  origin: 'assumed',
  who: 'administrator',
  params: teamParams,
  response: ignoredBodySchema,
  about: getTeam,
});

const members = defineSinglePageSchema(agentSchema);

export const listMembers = defineOperation({
  id: 'teams.members.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/teams/{teamId}/members',
  origin: 'assumed',
  params: teamParams,
  query: z.object(paginationFields),
  response: members,
  about: getTeam,
});

/** `user_ids` contains only the members to add. The response contains all members after the change. */
export const addMembers = defineOperation({
  id: 'teams.members.add',
  method: 'POST',
  path: '/v1/accounts/{accountId}/teams/{teamId}/members',
  origin: 'assumed',
  who: 'administrator',
  params: teamParams,
  body: z.object({ user_ids: z.array(z.number()) }),
  response: z.optional(members),
  about: getTeam,
});

export const removeMember = defineOperation({
  id: 'teams.members.remove',
  method: 'DELETE',
  path: '/v1/accounts/{accountId}/teams/{teamId}/members/{userId}',
  origin: 'assumed',
  who: 'administrator',
  params: z.object({ teamId: z.number(), userId: z.number() }),
  response: ignoredBodySchema,
});

const invalidates = ['teams'];

export const teamsQuery = (scope: Scope, query: OperationInput<typeof listTeams>['query']) =>
  buildQueryOptions(scope, listTeams, { query });
export const teamQuery = (scope: Scope, teamId: number) =>
  buildQueryOptions(scope, getTeam, { params: { teamId } });
export const membersQuery = (scope: Scope, teamId: number) =>
  buildSinglePageQueryOptions(scope, listMembers, { params: { teamId } });

export const updateTeamMutation = (scope: Scope) => buildMutationOptions(scope, updateTeam, { invalidates });
export const createTeamMutation = (scope: Scope) => buildMutationOptions(scope, createTeam, { invalidates });
export const deleteTeamMutation = (scope: Scope) => buildMutationOptions(scope, deleteTeam, { invalidates });
export const addMembersMutation = (scope: Scope) => buildMutationOptions(scope, addMembers, { invalidates });
export const removeMemberMutation = (scope: Scope) =>
  buildMutationOptions(scope, removeMember, { invalidates });
