import { describe, expect, it } from 'vitest';
import { computeCampaignFingerprint } from './fingerprint';
import { createSampleCount, SAMPLE_CONTENT, SAMPLE_NAMES } from './fixtures/samples';
import { SAMPLE_WORKSPACE_KEY, SendSimulation, SimulatedTab } from './fixtures/send-simulator';
import {
  MAX_SEND_DELAY,
  markInterruptedAttemptsOnStart,
  type SendDependencies,
  type SendOrder,
  sendCampaign,
} from './send';

async function readyTab() {
  const world = new SendSimulation(1);
  const tab = new SimulatedTab(world);
  const preview = createSampleCount(await computeCampaignFingerprint(SAMPLE_CONTENT), world.now);
  const armed = { name: 'armed', confirmation: 'c1', preview, armedAt: world.now } as const;
  world.now += 2000;
  const order: SendOrder = {
    person: tab.person,
    content: SAMPLE_CONTENT,
    armed,
    names: SAMPLE_NAMES,
    text: 'x',
    plan: null,
    repeats: [],
  };
  return { world, tab, order };
}

describe('a page that sleeps between the second confirmation and the request', () => {
  const sleeps: Record<string, (dependencies: SendDependencies, sleep: () => void) => SendDependencies> = {
    'before the lock': (dependencies, sleep) => ({
      ...dependencies,
      lock: {
        hold: (workspace, holder, work) => {
          sleep();
          return dependencies.lock.hold(workspace, holder, work);
        },
      },
    }),
    'before the record is written': (dependencies, sleep) => ({
      ...dependencies,
      ledger: {
        ...dependencies.ledger,
        lastSentAt: (now) => {
          sleep();
          return dependencies.ledger.lastSentAt(now);
        },
      },
    }),
    'while the record is read back': (dependencies, sleep) => ({
      ...dependencies,
      ledger: {
        ...dependencies.ledger,
        get: (id) => {
          sleep();
          return dependencies.ledger.get(id);
        },
      },
    }),
  };
  for (const [when, asleep] of Object.entries(sleeps)) {
    it.each([MAX_SEND_DELAY + 1, -3000])(
      `sends nothing if the page sleeps for %d ms ${when}`,
      async (slept) => {
        const { world, tab, order } = await readyTab();
        const result = await sendCampaign(
          order,
          asleep(tab.dependencies, () => {
            world.now += slept;
          }),
        );
        expect(world.requests).toEqual([]);
        // The ledger has no record, or a record that says that nothing was sent.
        expect(world.attempts.map(({ state }) => state)).toEqual(
          result.sent ? [{ name: 'refused', refusal: { reason: 'not-sent' }, serverMessage: null }] : [],
        );
      },
    );
  }
});

describe('a stored record that differs from the written one', () => {
  it('sends nothing and stores "not sent" if the record read back differs from the written one', async () => {
    const { world, tab, order } = await readyTab();
    const { ledger } = tab.dependencies;
    const result = await sendCampaign(order, {
      ...tab.dependencies,
      ledger: {
        ...ledger,
        get: async (id) => {
          const held = await ledger.get(id);
          return held && { ...held, text: 'another' };
        },
      },
    });
    expect(result).toEqual({ sent: false, notSent: { why: 'not-durable' } });
    expect(world.requests).toEqual([]);
    expect(world.attempts.map(({ state }) => state)).toEqual([
      { name: 'refused', refusal: { reason: 'not-sent' }, serverMessage: null },
    ]);
  });
});

describe('a safeguard that is unavailable', () => {
  const gone = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
  it.each(['list', 'add', 'get', 'lastSentAt'] as const)(
    'sends nothing if the operation "%s" of the ledger fails',
    async (name) => {
      const { world, tab, order } = await readyTab();
      const ledger = { ...tab.dependencies.ledger, [name]: gone };
      const result = sendCampaign(order, { ...tab.dependencies, ledger });
      expect(await Promise.race([result, world.nextRequest()])).toEqual({
        sent: false,
        notSent: { why: 'not-durable' },
      });
      expect(world.requests).toEqual([]);
    },
  );

  it('sends nothing if the workspace lock is unavailable', async () => {
    const { world, tab, order } = await readyTab();
    const result = sendCampaign(order, { ...tab.dependencies, lock: { hold: gone } });
    expect(await Promise.race([result, world.nextRequest()])).toEqual({
      sent: false,
      notSent: { why: 'not-durable' },
    });
    expect(world.requests).toEqual([]);
  });
});

describe('an unreadable record', () => {
  it('an unreadable record blocks the campaign that it may be about, until a user releases the record', async () => {
    const { world, tab, order } = await readyTab();
    world.quarantined = [{ key: 'c0', raw: { sentAt: 1 }, released: null }];
    expect(await sendCampaign(order, tab.dependencies)).toEqual({
      sent: false,
      notSent: { why: 'unreadable' },
    });
    expect(world.requests).toEqual([]);
    world.quarantined = [{ key: 'c0', raw: {}, released: { person: 'a@acme.test', at: 1 } }];
    const sent = sendCampaign(order, tab.dependencies);
    await world.nextRequest();
    world.requests[0]?.respond({ ok: true, status: 201, id: 7, reachableCount: 1284 });
    expect(await sent).toMatchObject({ sent: true });
  });
});

describe('an outcome that is known but could not be written', () => {
  it("reports that the outcome of sending wasn't stored if the browser can't write it", async () => {
    const { world, tab, order } = await readyTab();
    const sent = sendCampaign(order, {
      ...tab.dependencies,
      ledger: { ...tab.dependencies.ledger, change: async () => null },
    });
    await world.nextRequest();
    world.requests[0]?.respond({ ok: true, status: 201, id: 7, reachableCount: 1284 });
    expect(await sent).toMatchObject({
      sent: true,
      kept: false,
      attempt: { state: { name: 'sent', id: 7 } },
    });
  });
});

describe('a send forbidden by the configuration', () => {
  it.each(['other-origin', 'second-person', 'password'] as const)(
    'sends nothing and takes no lock if the configuration forbids sending: %s',
    async (reason) => {
      const { world, tab, order } = await readyTab();
      expect(await sendCampaign(order, { ...tab.dependencies, forbids: () => reason })).toEqual({
        sent: false,
        notSent: { why: 'forbidden', reason },
      });
      expect(world.requests).toEqual([]);
      expect(await tab.dependencies.ledger.list(SAMPLE_WORKSPACE_KEY)).toEqual({
        attempts: [],
        quarantined: [],
      });
    },
  );
});

describe('a campaign that another tab has sent in the meantime', () => {
  it('repeats a campaign sent by another tab only if the user confirmed repeating that send', async () => {
    const { world, tab, order } = await readyTab();
    const first = sendCampaign(order, tab.dependencies);
    await world.nextRequest();
    world.requests[0]?.respond({ ok: true, status: 201, id: 7, reachableCount: 1284 });
    await first;
    world.now += 90_000;
    const { fingerprint } = order.armed.preview;
    const preview = createSampleCount(fingerprint, world.now - 2000);
    const again = {
      ...order,
      armed: { ...order.armed, confirmation: 'c2', preview, armedAt: world.now - 2000 },
    };
    expect(await sendCampaign(again, tab.dependencies)).toEqual({
      sent: false,
      notSent: { why: 'sent-before', attemptId: 'c1' },
    });
    expect(world.requests).toHaveLength(1);
    const meant = sendCampaign({ ...again, repeats: ['c1'] }, tab.dependencies);
    await world.nextRequest();
    world.requests[1]?.respond({ ok: true, status: 201, id: 8, reachableCount: 1284 });
    expect(await meant).toMatchObject({ sent: true });
  });
});

it('takes the lock on page start only if sending was interrupted, because the lock blocks sending other campaigns', async () => {
  const { tab, order } = await readyTab();
  let held = 0;
  const dependencies: SendDependencies = {
    ...tab.dependencies,
    lock: {
      hold: (workspace, holder, work) => {
        held += 1;
        return tab.dependencies.lock.hold(workspace, holder, work);
      },
    },
  };
  const start = () => markInterruptedAttemptsOnStart(dependencies, SAMPLE_WORKSPACE_KEY, tab.person);
  expect(await start()).toEqual({ sending: null });
  expect(held).toBe(0);
  const state = { name: 'sending', preview: order.armed.preview, sentAt: 1 } as const;
  await tab.dependencies.ledger.add({
    ...{
      id: 'c0',
      workspace: SAMPLE_WORKSPACE_KEY,
      person: tab.person,
      content: SAMPLE_CONTENT,
      fingerprint: 'f',
    },
    ...{
      confirmedRecipients: 1,
      names: SAMPLE_NAMES,
      text: 'x',
      plan: null,
      sentAt: 1,
      endedAt: null,
      state,
    },
  });
  expect(await start()).toEqual({ sending: null });
  expect(held).toBe(1);
});
