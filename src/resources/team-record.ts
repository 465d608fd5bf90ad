import type { QueryClient } from '@tanstack/react-query';
import { readAllPages } from '~/api/http/all-pages';
import { runMutation } from '~/api/http/query';
import { fetchUncached } from '~/api/http/read-uncached';
import type { Scope } from '~/api/scope';
import {
  createTeamMutation,
  deleteTeamMutation,
  listTeams,
  type Team,
  teamQuery,
  updateTeamMutation,
} from '~/api/teams';
import { isSameName } from '~/lib/text/same-name';
import type { RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RecordAccess } from '~/records/save-record';
import { getTeamValues, type TeamValues, teamComparisons } from './team-values';

const getName = ({ name }: TeamValues) => name;

const read = (queryClient: QueryClient, scope: Scope, id: number) =>
  fetchUncached(queryClient, teamQuery(scope, id));

export const getTeamAccess = (
  queryClient: QueryClient,
  scope: Scope,
  id: number,
): RecordAccess<Team, TeamValues> => ({
  read: () => read(queryClient, scope, id),
  // Sends null instead of an empty out-of-office message, because null makes the platform clear the message.
  write: ({ out_of_office_message, ...changes }) =>
    runMutation(queryClient, updateTeamMutation(scope), {
      params: { teamId: id },
      body: {
        team: {
          ...changes,
          ...(out_of_office_message !== undefined && {
            out_of_office_message: out_of_office_message || null,
          }),
        },
      },
    }),
  valuesOf: getTeamValues,
  comparisons: teamComparisons,
  subject: { scope, kind: 'team', id },
  nameOf: getName,
});

export const getTeamCreation = (
  queryClient: QueryClient,
  scope: Scope,
): RecordCreation<Team, TeamValues> => ({
  isUnique: false,
  candidates: async ({ name }) =>
    (await readAllPages(scope, listTeams, { query: { search: name.trim() } })).filter((team) =>
      isSameName(name, team.name),
    ),
  create: ({ description, out_of_office_message, timezone, ...team }) =>
    runMutation(queryClient, createTeamMutation(scope), {
      body: {
        team: {
          ...team,
          ...(description && { description }),
          ...(out_of_office_message && { out_of_office_message }),
          ...(timezone && { timezone }),
        },
      },
    }),
  valuesOf: getTeamValues,
  // Ignores changes that the platform makes: it normalizes team names, and sets its default time zone if none is sent.
  comparisons: {
    ...teamComparisons,
    name: isSameName,
    timezone: (typed, stored) => typed === '' || typed === stored,
  },
  subject: { scope, kind: 'team', id: null },
  nameOf: getName,
});

/**
 * Returns the functions that delete a team. `memberIds` (null if unknown) is stored in the activity, so that the
 * members can be added to a recreated team.
 */
export const getTeamRemoval = (
  queryClient: QueryClient,
  scope: Scope,
  team: Team,
  memberIds: readonly number[] | null,
): RecordRemoval => ({
  read: () => read(queryClient, scope, team.id),
  remove: () => runMutation(queryClient, deleteTeamMutation(scope), { params: { teamId: team.id } }),
  subject: { scope, kind: 'team', id: team.id },
  known: { name: team.name, values: { ...getTeamValues(team), member_ids: memberIds } },
});
