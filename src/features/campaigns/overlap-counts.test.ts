import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewCampaign } from '~/api/campaigns';
import { getPropertyRuns, RANDOM_SEED } from '~/build/depth';
import { createDemoState } from '~/sandbox/demo/demo-state';
import { createPlatform } from '~/sandbox/platform';
import { handleRequest } from '~/sandbox/respond';
import { type ComparedAudience, countOverlaps, listLabelSetsToCount } from './overlap-counts';
import type { CampaignAudience } from './send/campaign-content';

const MESSAGING = 2;
const NOW = Date.parse('2026-11-21T12:00:00Z');

const toAudience = (audience: readonly number[], inboxId = MESSAGING): CampaignAudience => ({
  channel: 'template',
  inboxId,
  senderId: null,
  audience: [...new Set(audience)].sort((a, b) => a - b),
});

const toCompared = (audience: readonly number[], index: number, inboxId = MESSAGING): ComparedAudience => ({
  id: String(index),
  content: toAudience(audience, inboxId),
  isRecentBefore: index % 2 === 0,
});

type Joining = 'any' | 'all' | 'each';

/** Creates a simulated platform that joins labels by `joining`. A contact is represented by the list of its labels. */
function createModel(contacts: readonly (readonly number[])[], joining: Joining) {
  const has = (labels: readonly number[], contact: readonly number[]) =>
    joining === 'all'
      ? labels.every((id) => contact.includes(id))
      : labels.some((id) => contact.includes(id));
  const select = (labels: readonly number[]) => contacts.filter((contact) => has(labels, contact));
  const count = (labels: readonly number[]) =>
    joining === 'each'
      ? contacts.flatMap((contact) => contact.filter((id) => labels.includes(id))).length
      : select(labels).length;
  /**
   * Counts the contacts of an audience that also belong to at least one other audience. If another audience is
   * identical, all contacts are shared.
   */
  const share = (labels: readonly number[], others: readonly (readonly number[])[]) =>
    others.some((other) => toAudience(other).audience.join() === toAudience(labels).audience.join())
      ? count(labels)
      : select(labels).filter((contact) => others.some((other) => has(other, contact))).length;
  return { count, share };
}

const label = fc.integer({ min: 1, max: 5 });
const labels = fc.uniqueArray(label, { minLength: 1, maxLength: 3 });
const campaigns = fc.record({
  own: labels,
  others: fc.array(labels, { minLength: 1, maxLength: 4 }),
});

describe('a count of shared contacts', () => {
  it.each<Joining>(['any', 'all', 'each'])(
    'never marks a wrong count of shared contacts as exact, on a platform that joins labels by “%s”',
    async (joining) => {
      const contacts = fc.array(fc.uniqueArray(label, { maxLength: 4 }), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(contacts, campaigns, async (people, { own, others }) => {
          const { count, share } = createModel(people, joining);
          const { shared, recent } = await countOverlaps(
            { own: toAudience(own), others: others.map((one, index) => toCompared(one, index)) },
            async (set) => count(set),
          );
          for (const [index, other] of others.entries()) {
            const found = shared.get(String(index));
            const truth = share(own, [other]);
            if (found?.isExact) expect(found.count).toBe(truth);
            else expect(found?.count).toBeGreaterThanOrEqual(truth);
          }
          const truth = share(
            own,
            others.filter((_, index) => index % 2 === 0),
          );
          if (recent?.isExact) expect(recent.count).toBe(truth);
          else expect(recent?.count).toBeGreaterThanOrEqual(truth);
        }),
        { seed: RANDOM_SEED, numRuns: getPropertyRuns(8000) },
      );
    },
  );

  it("returns an exact number once the platform's counts rule out other ways of joining labels", async () => {
    const numbers: Readonly<Record<string, number>> = {
      '1': 1284,
      '2': 3920,
      '1,2': 4853,
      '3': 10,
      '1,3': 1294,
    };
    const count = async (set: readonly number[]) => numbers[set.join()] ?? null;
    const run = (...others: number[][]) =>
      countOverlaps(
        { own: toAudience([1]), others: others.map((one, i) => toCompared(one, i * 2 + 1)) },
        count,
      );
    expect((await run([2])).shared.get('1')).toEqual({ isExact: true, count: 351 });
    // Without the counts for label 2, the platform might be counting a contact once per label, so the result isn't
    // exact.
    expect((await run([3])).shared.get('1')).toEqual({ isExact: false, count: 10 });
    expect((await run([2], [3])).shared.get('3')).toEqual({ isExact: true, count: 0 });
  });

  it('returns only an upper limit if senders differ, or counts are missing or contradictory', async () => {
    const run = (numbers: Readonly<Record<string, number>>, inboxId?: number) =>
      countOverlaps(
        { own: toAudience([1]), others: [toCompared([2], 1, inboxId)] },
        async (set) => numbers[set.join()] ?? null,
      ).then(({ shared }) => shared.get('1'));
    expect(await run({ '1': 10, '2': 20, '1,2': 26 }, 9)).toEqual({ isExact: false, count: 4 });
    expect(await run({ '1': 10, '2': 20 })).toEqual({ isExact: false, count: 10 });
    expect(await run({ '1': 10 })).toBeNull();
    expect(await run({ '1': 10, '2': 20, '1,2': 31 })).toEqual({ isExact: false, count: 10 });
    expect(await run({ '1': 10, '2': 20, '1,2': 4 })).toEqual({ isExact: false, count: 10 });
    expect(await run({ '1': 0, '2': 20, '1,2': 20 })).toEqual({ isExact: true, count: 0 });
  });
});

it('computes the number of contacts that campaigns share in the sandbox, for 1,000 random sets of labels', async () => {
  const platform = createPlatform(createDemoState());
  const [account] = platform.state.instances[0]?.accounts ?? [];
  const email = 'admin@acme.test';
  platform.tokens.push({ idToken: 'id', accessToken: 'access', email, expiresAt: NOW + 1000 });
  const count = async (audience: readonly number[]): Promise<number> => {
    const body = { inbox_id: MESSAGING, audience: audience.map((id) => ({ type: 'Label', id })) };
    const response = handleRequest(
      platform,
      {
        operation: previewCampaign,
        url: new URL('http://sandbox.test/'),
        params: { accountId: '1' },
        headers: new Headers({ 'chat-instance': '1', authorization: 'Bearer id' }),
        text: JSON.stringify(body),
        files: {},
      },
      NOW,
    );
    return previewCampaign.response.parse(response.body).reachable;
  };
  /** The label IDs of each contact that the messaging app reaches. */
  const contacts = (account?.contactGroups ?? []).flatMap(({ labelIds, reached }) =>
    Array.from({ length: reached.chatapp }, () => new Set(labelIds)),
  );
  const countTruth = (own: readonly number[], others: readonly (readonly number[])[]) =>
    contacts.filter(
      (set) => own.some((id) => set.has(id)) && others.some((one) => one.some((id) => set.has(id))),
    ).length;
  const drawn = fc.uniqueArray(fc.constantFrom(...(account?.labels ?? []).map(({ id }) => id)), {
    minLength: 1,
    maxLength: 4,
  });
  let exact = 0;
  await fc.assert(
    fc.asyncProperty(drawn, drawn, drawn, async (own, first, second) => {
      const others = [toCompared(first, 0), toCompared(second, 2)];
      const { shared, recent } = await countOverlaps({ own: toAudience(own), others }, count);
      const found = [shared.get('0'), shared.get('2'), recent];
      const truths = [countTruth(own, [first]), countTruth(own, [second]), countTruth(own, [first, second])];
      for (const [index, truth] of truths.entries()) {
        const one = found[index];
        if (one?.isExact) expect(one.count).toBe(truth);
        else expect(one?.count).toBeGreaterThanOrEqual(truth);
        if (one?.isExact) exact += 1;
      }
    }),
    { seed: RANDOM_SEED, numRuns: 1000 },
  );
  expect(exact).toBeGreaterThan(1000);
}, 60_000);

it('requests the count of equal sets of labels only once', () => {
  const sets = listLabelSetsToCount({
    own: toAudience([1]),
    others: [toCompared([1, 2], 0), toCompared([2, 1], 1), toCompared([1], 2)],
  });
  expect(sets).toEqual([[1], [1, 2]]);
});
