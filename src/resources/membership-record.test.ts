import { describe, expect, it } from 'vitest';
import { createRequestPacer, type RequestPacer } from '~/api/http/request-pacer';
import { testRecordWrites } from '~/records/fixtures/record-tables';
import { type RowState, WAITING_ROW } from '~/records/run/process-rows';
import type { FaultInput } from '~/sandbox/fault-registry';
import { createSandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { changeMembership, getMembershipAccess, getNonMembers } from './membership-record';

const TEAM = 302;
const SYSTEM_MANAGED = 307;
const MEMBER = { id: 9, name: 'Bob' };
const OUTSIDER = { id: 16, name: 'Zoe' };

for (const [name, agent, update] of [
  ['joining a team', OUTSIDER, 'teams.members.add'],
  ['leaving a team', MEMBER, 'teams.members.remove'],
] as const) {
  testRecordWrites(name, {
    reads: ['teams.members.list'],
    update,
    open: ({ queryClient, scope }) => getMembershipAccess(queryClient, scope, TEAM, agent).read(),
    access: ({ queryClient, scope }) => getMembershipAccess(queryClient, scope, TEAM, agent),
    edit: ({ isMember }) => ({ isMember: !isMember }),
    isTwoValued: true,
  });
}

describe('membership change', () => {
  interface Case {
    readonly teamId?: number;
    readonly isMember: boolean;
    readonly fault?: FaultInput;
    readonly former?: RowState;
    /** True if an earlier attempt succeeded but its response was lost. */
    readonly isDone?: true;
    readonly outcome: object;
    /** The expected requests, in order. */
    readonly sent: readonly string[];
  }
  const [add, remove, list] = ['teams.members.add', 'teams.members.remove', 'teams.members.list'];
  const UNKNOWN: RowState = { step: 'unknown', error: null };
  const SAVED = { step: 'saved', wasLost: false };

  it.each<[string, Case]>([
    [
      'reports joining a team as saved after its own response',
      { isMember: true, outcome: SAVED, sent: [add] },
    ],
    [
      'reports leaving a team as saved after its own response',
      { isMember: false, outcome: SAVED, sent: [remove] },
    ],
    [
      'loads the members when the response to joining a team is lost',
      {
        isMember: true,
        fault: { operation: add, kind: 'drop_after_write' },
        outcome: { step: 'saved', wasLost: true },
        sent: [add, list],
      },
    ],
    [
      'loads the members when the request to leave a team is lost',
      {
        isMember: false,
        fault: { operation: remove, kind: 'drop_before_write' },
        outcome: { step: 'not-applied' },
        sent: [remove, list],
      },
    ],
    [
      'loads the members when the agent has already left the team',
      { isMember: false, isDone: true, outcome: { step: 'saved' }, sent: [remove, list] },
    ],
    [
      'loads the members before it repeats a change with an unknown outcome',
      { isMember: true, isDone: true, former: UNKNOWN, outcome: { step: 'saved' }, sent: [list] },
    ],
    [
      'repeats a change with an unknown outcome that isn’t stored',
      { isMember: true, former: UNKNOWN, outcome: SAVED, sent: [list, add] },
    ],
    [
      'reports that the platform rejects changes to a team it manages',
      { teamId: SYSTEM_MANAGED, isMember: true, outcome: { step: 'refused' }, sent: [add] },
    ],
  ])('%s', async (_, { teamId = TEAM, isMember, fault, former = WAITING_ROW, isDone, outcome, sent }) => {
    const { sandbox, scope, queryClient } = await createSandboxClient();
    const access = getMembershipAccess(queryClient, scope, teamId, isMember ? OUTSIDER : MEMBER);
    if (isDone) await access.write({ isMember });
    const before = sandbox.log.list().length;
    if (fault) sandbox.faults.arm(fault);
    const pace: RequestPacer = createRequestPacer({ signal: new AbortController().signal });
    const turn = { former, report: () => {}, pace, run: 'a run' };
    expect(await changeMembership(access, { isMember }, turn)).toMatchObject(outcome);
    const requests = sandbox.log.list().slice(before);
    expect(requests.map(({ operation }) => operation)).toEqual(sent);
  });
});

it('getNonMembers returns the agents who aren’t members of a team, sorted by name', () => {
  const agent = (id: number, name: string) => ({ id, name });
  const [zoe, ana, bob] = [agent(1, 'Zoe'), agent(2, 'Ana'), agent(3, 'Bob')];
  expect(getNonMembers([zoe, ana, bob], [bob]).map(({ name }) => name)).toEqual(['Ana', 'Zoe']);
});
