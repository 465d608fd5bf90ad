import type { Agent } from '~/api/agents';
import { readSinglePage } from '~/api/http/single-page';
import { listMembers, listTeams, type Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import {
  defineTransfer,
  type LoadedRecord,
  type MissingRecords,
  type TransferReader,
} from './define-transfer';
import { definePagedList, forEachConcurrently, loadOrGetFailureReason } from './record-lists';
import { sortByCanonicalJson, toBundleReference } from './references';

type ReadTeam<Members> = LoadedRecord<Team, Members>;

/** Loads the members of each team. A team whose members can't be loaded is exported without them. */
async function readMembers(
  { scope, signal, pace, once, reportUnread }: TransferReader,
  teams: readonly ReadTeam<null>[],
): Promise<readonly ReadTeam<readonly Agent[]>[]> {
  const members = new Map<number, readonly Agent[]>();
  let why: MissingRecords['why'] | null = null;
  await forEachConcurrently(teams, async ({ stored: { id } }) => {
    const input = { params: { teamId: id } };
    const response = await loadOrGetFailureReason(
      once(`${listMembers.id} ${id}`, listMembers.response, async () => ({
        data: [...(await readSinglePage(scope, listMembers, input, { signal, pace }))],
      })),
    );
    if ('found' in response) members.set(id, response.found.data);
    else why = response.why;
  });
  if (why) reportUnread({ kind: 'members', why });
  return teams.map((one) => ({ ...one, details: members.get(one.stored.id) ?? null }));
}

export const teamTransfer = defineTransfer({
  name: 'teams',
  kind: 'team',
  section: 'team',
  dashboard: 'team',
  list: definePagedList(listTeams),
  complete: readMembers,
  part: { name: 'members', kind: 'membership', reference: 'agent' },
  nameField: 'name',
  keyFields: ['name'],
  foldedField: 'name',
  reference: 'team',
  isReplaceable: true,
  singular: m.common_team,
  needs: ['agents'],
  getValues: ({ details: members }, getKey) =>
    members
      ? { members: sortByCanonicalJson(members.map(({ id }) => toBundleReference('agent', id, getKey))) }
      : {},
  writing: {
    fields: [
      'name',
      'description',
      'allow_auto_assign',
      'working_hours_enabled',
      'out_of_office_message',
      'timezone',
    ],
    derivedFields: ['system_managed', 'members'],
    requiredFields: ['name'],
    needsAdministrator: true,
  },
});
