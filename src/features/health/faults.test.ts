import { describe, expect, it } from 'vitest';
import { acmeAccount } from '~/sandbox/demo/acme';
import { auroraAccount } from '~/sandbox/demo/aurora';
import { globexAccount } from '~/sandbox/demo/globex';
import type { AccountState } from '~/sandbox/state';
import { type AccountRecords, type Fault, faultsIn } from './faults';

/** What an administrator can read of an account of the demo. */
const recordsOf = (account: AccountState, userId: number): AccountRecords => ({
  macros: account.macros.filter((macro) => macro.visibility === 'global' || macro.author_id === userId),
  rules: account.automationRules,
  cannedResponses: account.cannedResponses,
  labels: account.labels,
  teams: account.teams,
  agents: account.agents,
  inboxes: account.inboxes,
  memberships: account.teams.map((team) => ({
    team,
    members: account.agents.filter(({ id }) => account.members[team.id]?.includes(id)),
  })),
});

const said = (fault: Fault): string =>
  [
    fault.kind,
    ...fault.places.map(({ name }) => name),
    ...(fault.kind === 'gone' ? [`${fault.reference.kind} ${fault.reference.value}`] : []),
  ].join(' | ');

const acme = recordsOf(acmeAccount(), 1);

describe('the faults of the demo', () => {
  it('are the twelve that were planted in Acme', () => {
    expect(faultsIn(acme).map(said)).toEqual([
      'gone | Hand over to Returns (team is gone) | team 399',
      'gone | Summer sale 2024 | label summer-sale-2024',
      'gone | Give it to Gunnar (left in May) | agent 77',
      'gone | Returns to the Returns team | team 399',
      'gone | Returns to the Returns team | label summer-sale-2024',
      'gone | Returns to the Returns team | agent 77',
      'same | account/newsletter/short | unsubscribed',
      'same | Take it | Take it over (mine)',
      'similar | shipping/late/short | late-parcel',
      'never-meets | Waiting and solved, imported',
      'no-members | Night shift',
      'not-verified | Zsófia Mbeki',
    ]);
  });

  it('are none elsewhere', () => {
    expect(faultsIn(recordsOf(auroraAccount(), 31))).toEqual([]);
    expect(faultsIn(recordsOf(globexAccount(), 1))).toEqual([]);
  });
});
