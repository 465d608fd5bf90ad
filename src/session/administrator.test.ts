import { beforeEach, expect, it, vi } from 'vitest';
import { listArticles } from '~/api/articles';
import { listAutomationRules } from '~/api/automation-rules';
import { createAvailabilityReason } from '~/api/availability-reasons';
import { callOperation } from '~/api/http/client';
import { listInboxes } from '~/api/inboxes';
import type { Scope } from '~/api/scope';
import { updateTeam } from '~/api/teams';
import { isAdministrator } from './administrator';
import { createScope, fetchMock, resetSession, startTestSession } from './fixtures/signed-in';
import { session } from './session';

beforeEach(() => {
  resetSession();
  startTestSession('both@acme.test', 'both');
});

const CALLS = {
  inboxes: (scope: Scope) => callOperation(listInboxes, { scope, query: {} }),
  articles: (scope: Scope) =>
    callOperation(listArticles, { scope, params: { portalSlug: 'help' }, query: {} }),
  rules: (scope: Scope) => callOperation(listAutomationRules, { scope, query: {} }),
  reason: (scope: Scope) =>
    callOperation(createAvailabilityReason, { scope, body: { availability_reason: { reason: 'Lunch' } } }),
  team: (scope: Scope) =>
    callOperation(updateTeam, { scope, params: { teamId: 1 }, body: { team: { name: 'A' } } }),
};

const META = { total_count: 0, current_page: 1, per_page: 25, total_pages: 0 };
const AT = '2026-01-01T00:00:00.000Z';
const RESPONSES = {
  ok: () => Response.json({ data: [], meta: META }),
  created: () => Response.json({ id: 1, reason: 'Lunch', emoji: null, created_at: AT, updated_at: AT }),
  forbidden: () => Response.json({ error: { code: 'forbidden', message: '' } }, { status: 403 }),
  proxy: () => Response.json({ message: 'Forbidden' }, { status: 403 }),
  odd: () => Response.json('odd'),
};

type Step = readonly [callOperation: keyof typeof CALLS, answer: keyof typeof RESPONSES];

const MEMBER: Step = ['inboxes', 'ok'];
const REFUSED: Step = ['rules', 'forbidden'];

const open = (slug: string) => {
  const scope = createScope(slug);
  session.open(scope);
  return scope;
};

async function take(scope: Scope, steps: readonly Step[]): Promise<void> {
  for (const [request, response] of steps) {
    fetchMock.mockImplementation(async () => RESPONSES[response]());
    await CALLS[request](scope).catch(() => null);
  }
}

const TABLE: readonly [title: string, steps: readonly Step[], expected: boolean | null][] = [
  ['a refusal after a success of another operation', [MEMBER, REFUSED], false],
  ['a refusal before a success of another operation', [REFUSED, MEMBER], false],
  ['a refused creation', [MEMBER, ['reason', 'forbidden']], false],
  ['a refusal alone, as in a suspended account', [REFUSED, ['reason', 'forbidden']], null],
  ['refusals of a suspended account', [REFUSED, ['inboxes', 'forbidden']], null],
  ['an account that is suspended later', [MEMBER, REFUSED, ['inboxes', 'forbidden']], null],
  ['an account that is no longer suspended', [REFUSED, ['inboxes', 'forbidden'], MEMBER], null],
  ['a team that may be managed by the system', [MEMBER, ['team', 'forbidden']], null],
  ['a refusal for a person who isn’t a member of a portal', [MEMBER, ['articles', 'forbidden']], null],
  ['a refusal by a proxy', [MEMBER, ['rules', 'proxy']], null],
  ['an unreadable response', [['rules', 'odd']], null],
  ['a success of an operation for administrators', [['rules', 'ok']], true],
  ['a creation for administrators', [['reason', 'created']], true],
  ['a success after a refusal', [MEMBER, REFUSED, ['rules', 'ok']], true],
  ['a refusal after a success', [['rules', 'ok'], REFUSED], false],
];

it.each(TABLE)(
  'isAdministrator infers the role from responses if the token contains no role: %s',
  async (_, steps, expected) => {
    const globex = open('globex');
    await take(globex, steps);
    expect(isAdministrator(globex)).toBe(expected);
  },
);

it('isAdministrator uses the role inferred from responses if the token contains a different role', async () => {
  const acme = createScope('acme');
  expect(isAdministrator(acme)).toBe(true);
  await take(acme, [MEMBER, REFUSED]);
  expect(isAdministrator(acme)).toBe(false);
});

it('a role inferred in one workspace doesn’t affect isAdministrator in another workspace', async () => {
  await take(open('globex'), [MEMBER, REFUSED]);
  expect(isAdministrator(createScope('acme'))).toBe(true);
});

it('isAdministrator forgets inferred roles when the user signs in again', async () => {
  const globex = open('globex');
  await take(globex, [MEMBER, REFUSED]);
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  startTestSession('both@acme.test', 'renewed');
  later.mockRestore();
  expect(createScope('globex')).toBe(globex);
  expect(isAdministrator(globex)).toBeNull();
});
