import { describe, expect, it } from 'vitest';
import { checkActions, createAgentConfirmationCheck, isLintSuggestion } from '~/domain/lints';
import { createNameLookUp, toNamedLabels } from '~/domain/look-ups';
import type { RecordFault } from '~/resources/resource-checks';
import type { ResourceKind } from '~/resources/resource-kind';
import { createAcmeAccount } from '~/sandbox/demo/acme';
import { createAuroraAccount } from '~/sandbox/demo/aurora';
import { createGlobexAccount } from '~/sandbox/demo/globex';
import type { AccountState } from '~/sandbox/state';
import { type AccountRecords, createCheckedList, findAccountFaults } from './faults';
import { CHECKED_RESOURCES } from './load-account-records';

/** Returns the records of a demo account that an administrator may load. */
async function recordsOf(account: AccountState, userId: number): Promise<AccountRecords> {
  const lists: Partial<Record<ResourceKind, readonly object[]>> = {
    macro: macrosOf(account, userId),
    'automation-rule': account.automationRules,
    'canned-response': account.cannedResponses,
    label: account.labels,
    team: account.teams,
    person: account.agents,
    inbox: account.inboxes,
  };
  return {
    read: await Promise.all(
      CHECKED_RESOURCES.map((resource) => createCheckedList(resource, lists[resource.kind] ?? [])),
    ),
    memberships: account.teams.map((team) => ({
      team,
      members: account.agents.filter(({ id }) => account.members[team.id]?.includes(id)),
    })),
  };
}

const macrosOf = ({ macros }: AccountState, userId: number) =>
  macros.filter((macro) => macro.visibility === 'global' || macro.author_id === userId);

const describeFault = (fault: RecordFault): string =>
  [
    fault.kind,
    ...fault.places.map(({ name }) => name),
    ...(fault.kind === 'gone' ? [`${fault.reference.kind} ${fault.reference.value}`] : []),
    ...(fault.kind === 'mistake' ? [`${fault.lint.code} ${fault.lint.subject}`.trim()] : []),
  ].join(' | ');

const account = createAcmeAccount();
const acme = await recordsOf(account, 1);

describe('problems of the demo accounts', () => {
  it('the checks find exactly the problems planted in the demo account Acme', () => {
    expect(findAccountFaults(acme).map(describeFault)).toEqual([
      'gone | Hand over to Returns (team is gone) | team 399',
      'gone | Summer sale 2024 | label summer-sale-2024',
      'gone | Give it to Gunnar (left in May) | agent 77',
      'gone | Returns to the Returns team | team 399',
      'gone | Returns to the Returns team | label summer-sale-2024',
      'gone | Returns to the Returns team | agent 77',
      'mistake | Everything at once | status-twice',
      'mistake | Notify the warehouse | outside-list send_webhook_event',
      'mistake | Export for the accountant | outside-list send_email_transcript',
      'mistake | Billing, imported | team-as-text 302',
      'mistake | Billing, imported | agent-as-text 9',
      'mistake | Nobody’s team | team-taken-away',
      'mistake | Give it to Zsófia | agent-not-confirmed Zsófia Mbeki',
      'mistake | A label without a name | no-label',
      'mistake | Nested parameters | unknown-shape',
      'mistake | Two minds | label-both vip',
      'mistake | Two minds | team-twice',
      'mistake | Empty words | no-text',
      'mistake | Empty words | unknown-status closed',
      'mistake | Empty words | unknown-priority critical',
      'mistake | Points balance | unknown-variable contact.points',
      'mistake | Keeps its secrets | unknown-shape',
      'mistake | Imported: <nobody> knows & nobody asks | not-joined',
      'mistake | technical/spare-part | unknown-variable 1',
      'mistake | technical/spare-part/formal | unknown-variable 1',
      'mistake | technical/spare-part/short | unknown-variable 1',
      'mistake | unknown-variable | unknown-variable contact.points',
      'mistake | unknown-variable | unknown-variable contact.custom_attribute.level',
      'never-meets | Waiting and solved, imported',
      'same | Take it | Take it over (mine)',
      'same | account/newsletter/short | unsubscribed',
      'similar | shipping/late/short | late-parcel',
      'no-members | Night shift',
      'not-verified | Zsófia Mbeki',
    ]);
  });

  it('the checks find a problem in every macro that has a warning in the macro editor', () => {
    const { labels, teams: team, agents: agent, inboxes: inbox } = account;
    const names = createNameLookUp({ label: toNamedLabels(labels), team, agent, inbox });
    const targets = { names, isConfirmed: createAgentConfirmationCheck(agent) };
    const shown = macrosOf(account, 1).filter(({ actions }) =>
      checkActions(actions, targets).some((lint) => !isLintSuggestion(lint)),
    );
    const listed = new Set(
      findAccountFaults(acme)
        .filter(({ kind }) => kind === 'gone' || kind === 'mistake')
        .flatMap(({ places }) => places.filter(({ by }) => by === 'macro').map(({ id }) => id)),
    );
    expect(shown.length).toBeGreaterThan(10);
    expect([...listed].toSorted()).toEqual(shown.map(({ id }) => id).toSorted());
  });

  it('the checks find no problems in the other demo accounts', async () => {
    expect(findAccountFaults(await recordsOf(createAuroraAccount(), 31))).toEqual([]);
    expect(findAccountFaults(await recordsOf(createGlobexAccount(), 1))).toEqual([]);
  });
});
