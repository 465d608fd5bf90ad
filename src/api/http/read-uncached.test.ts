import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { getPortal, portalQuery, updatePortal } from '~/api/portals';
import { getTeam, teamQuery, updateTeam } from '~/api/teams';
import { removeRecord } from '~/records/remove-record';
import { saveRecord } from '~/records/save-record';
import { getPortalLanguageAccess } from '~/resources/portal-record';
import { getTeamAccess, getTeamRemoval } from '~/resources/team-record';
import { createSandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { callOperation } from './client';

afterEach(() => vi.unstubAllGlobals());

const portalSlug = 'acme-help';
const teamId = 302;

/**
 * Opens a page that shows a portal and a team, and returns functions for leaving the page while one of the two is being
 * loaded before a write.
 */
async function leftPage() {
  const client = await createSandboxClient();
  const { sandbox, queryClient, scope } = client;
  const portal = new QueryObserver(queryClient, portalQuery(scope, portalSlug));
  const team = new QueryObserver(queryClient, teamQuery(scope, teamId));
  const leaves = [portal.subscribe(() => {}), team.subscribe(() => {})];
  await vi.waitFor(() => expect([portal, team].every((one) => one.getCurrentResult().data)).toBe(true));
  for (const operation of ['portals.get', 'teams.get'])
    sandbox.faults.arm({ operation, kind: 'latency', delay_ms: 50 });
  const asked = () => sandbox.log.list().filter(({ operation }) => operation?.endsWith('.get')).length;
  return {
    ...client,
    shown: async () => ({
      portal: await queryClient.ensureQueryData(portalQuery(scope, portalSlug)),
      team: await queryClient.ensureQueryData(teamQuery(scope, teamId)),
    }),
    /** Starts `work` and leaves the page while `work` is loading the record. */
    async leaveDuring<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
      const before = asked();
      const outcome = work();
      await vi.waitFor(() => expect(asked()).toBeGreaterThan(before), { interval: 1 });
      for (const leave of leaves) leave();
      return outcome;
    },
  };
}

it('saveRecord keeps another user’s language changes if the page is left while the portal is loading', async () => {
  const { scope, queryClient, shown, leaveDuring } = await leftPage();
  const seen = (await shown()).portal.allowed_locales;
  const theirs = { portal: { allowed_locales: [...seen, 'fr', 'de'] } };
  await callOperation(updatePortal, { scope, params: { portalSlug }, body: theirs });
  const access = getPortalLanguageAccess(queryClient, scope, portalSlug, 'it');
  await leaveDuring(() => saveRecord(access, { isAllowed: true }, { isAllowed: false }));
  const { allowed_locales } = await callOperation(getPortal, { scope, params: { portalSlug } });
  expect(allowed_locales).toEqual([...seen, 'fr', 'de', 'it']);
});

it('saveRecord reports a conflict with another user’s change if the page is left while the team is loading', async () => {
  const { scope, queryClient, shown, leaveDuring } = await leftPage();
  const access = getTeamAccess(queryClient, scope, teamId);
  const opened = access.valuesOf((await shown()).team);
  await callOperation(updateTeam, { scope, params: { teamId }, body: { team: { description: 'Theirs' } } });
  const outcome = await leaveDuring(() => saveRecord(access, { ...opened, description: 'Mine' }, opened));
  expect(outcome.step).toBe('conflict');
  expect((await callOperation(getTeam, { scope, params: { teamId } })).description).toBe('Theirs');
});

it('removeRecord confirms a deletion with no response, even if the user leaves the page during the check', async () => {
  const { sandbox, scope, queryClient, shown, leaveDuring } = await leftPage();
  const removal = getTeamRemoval(queryClient, scope, (await shown()).team, null);
  sandbox.faults.arm({ operation: 'teams.delete', kind: 'drop_after_write' });
  const { step } = await leaveDuring(() => removeRecord(removal, () => {}));
  expect(step).toBe('saved');
});

it('the read before a write updates the cached team only if a page shows the team', async () => {
  const { scope, queryClient, shown } = await leftPage();
  await callOperation(updateTeam, { scope, params: { teamId }, body: { team: { description: 'Theirs' } } });
  await getTeamAccess(queryClient, scope, teamId).read();
  expect((await shown()).team.description).toBe('Theirs');
  await getTeamAccess(queryClient, scope, 301).read();
  expect(queryClient.getQueryState(teamQuery(scope, 301).queryKey)).toBeUndefined();
});
