import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDemoState } from './demo/demo-state';
import { createSmallState } from './fixtures/small-state';
import {
  applyLinkOptions,
  getCurrentLinkOptions,
  parseLinkOptions,
  removeLinkOptions,
  type SandboxLinkOptions,
  setLinkOptions,
} from './link';
import { createMemoryStore } from './memory-store';
import { Sandbox } from './sandbox';

const newSandbox = () =>
  new Sandbox({ store: createMemoryStore(createSmallState()), demo: createSmallState, report: () => {} });

/** Returns the options that the sandbox panel would show after arming these faults. */
async function chosenWith(faults: readonly object[], variants: readonly string[] = [], latency = 0) {
  const sandbox = newSandbox();
  await sandbox.vary(variants);
  for (const fault of faults) sandbox.faults.arm(fault);
  sandbox.setLatency(latency);
  return getCurrentLinkOptions(sandbox);
}

const NOTHING: SandboxLinkOptions = { variants: [], faults: [], latency: 0 };

describe('the link with sandbox options', () => {
  it.each([
    ['variants', [], ['no-totals', 'absent-404:teams.list'], 0],
    ['a latency', [], [], 750],
    ['a fault for every operation', [{ kind: 'server_error' }], [], 0],
    [
      'a number of times and a delay',
      [{ operation: 'teams.list', kind: 'latency', times: 3, delay_ms: 20 }],
      [],
      0,
    ],
    ['a fault with a status', [{ operation: 'teams.get', kind: 'status', status: 502 }], [], 0],
    ['a fault with a waiting time', [{ kind: 'rate_limited', retry_after_s: 9 }], [], 0],
    ['a fault with field names', [{ kind: 'missing_fields', fields: ['name', 'meta'] }], [], 0],
    [
      'faults, variants and a latency',
      [{ kind: 'malformed' }, { kind: 'redirect', times: 2 }],
      ['no-bodies'],
      40,
    ],
  ])(
    'a sandbox link restores the options that it was created from: %s',
    async (_, faults, variants, latency) => {
      const chosen = await chosenWith(faults, variants, latency);
      expect(parseLinkOptions(setLinkOptions('', chosen))).toEqual(chosen);
    },
  );

  it('a sandbox link contains readable names, colons and commas', async () => {
    const faults = [{ operation: 'teams.list', kind: 'missing_fields', times: 2, fields: ['id', 'name'] }];
    expect(setLinkOptions('', await chosenWith(faults, ['absent-404:teams.get'], 500))).toBe(
      '?sandbox-variant=absent-404:teams.get&sandbox-fault=teams.list+missing_fields+times:2+fields:id,name&sandbox-latency=500',
    );
  });

  it('a sandbox link has no options if the sandbox has no variants, faults or latency', () => {
    expect(setLinkOptions('', NOTHING)).toBe('');
    expect(parseLinkOptions('?id=1042')).toBeNull();
  });

  it('adding sandbox options to a link leaves the rest of its query unchanged', () => {
    const rest = '?redirect=%2Facme%2Fteams%3Fpage%3D2&search=a+b%20c&empty=&flag';
    const before = `${rest}&sandbox-latency=9`;
    expect(removeLinkOptions(before)).toBe(rest);
    expect(setLinkOptions(before, { ...NOTHING, latency: 5 })).toBe(`${rest}&sandbox-latency=5`);
    expect(setLinkOptions(before, NOTHING)).toBe(rest);
    expect(removeLinkOptions('?sandbox-latency=9')).toBe('');
  });

  it.each([
    ['sandbox-variant=nonsense', 'There is no variant "nonsense"'],
    ['sandbox-fault=teams.abolish+latency', 'no such operation'],
    ['sandbox-fault=teams.list+meteor', 'sandbox-fault=teams.list meteor'],
    ['sandbox-fault=teams.list', 'sandbox-fault=teams.list'],
    ['sandbox-fault=*+latency+often:3', 'often'],
    ['sandbox-fault=*+latency+times:some', 'sandbox-fault=*'],
    ['sandbox-latency=-1', 'no number of milliseconds'],
    ['sandbox-colour=red', 'sandbox-colour'],
  ])('a sandbox link with an unknown or invalid option is rejected completely: %s', (search, why) => {
    expect(() => parseLinkOptions(`?sandbox-variant=no-totals&${search}`)).toThrow(why);
  });
});

describe('applying the options of a link', () => {
  const teamCount = (sandbox: Sandbox) =>
    sandbox.look(({ state }) => state.instances[0]?.accounts[0]?.teams.length ?? 0);

  it("applying a sandbox link replaces the sandbox's previous options", async () => {
    const store = createMemoryStore(createDemoState());
    const sandbox = new Sandbox({ store, demo: createDemoState, report: () => {} });
    sandbox.faults.arm({ kind: 'redirect' });
    const chosen = await chosenWith([{ kind: 'malformed', times: 2 }], ['no-totals', 'large-account'], 3);
    await applyLinkOptions(sandbox, chosen);
    expect(await getCurrentLinkOptions(sandbox)).toEqual(chosen);
    expect(await teamCount(sandbox)).toBeGreaterThan(1000);
    // Simulates another tab or a reload. It uses the same variants, because the stored data was created with them.
    const elsewhere = new Sandbox({ store, demo: createDemoState, report: () => {} });
    expect(await getCurrentLinkOptions(elsewhere)).toEqual({ ...NOTHING, variants: chosen.variants });
    await applyLinkOptions(sandbox, NOTHING);
    expect(await getCurrentLinkOptions(sandbox)).toEqual(NOTHING);
    expect(await teamCount(sandbox)).toBeLessThan(100);
  });

  it("applying a sandbox link keeps written data if the link doesn't change the variants", async () => {
    const sandbox = newSandbox();
    const search = '?sandbox-variant=no-totals&sandbox-variant=no-bodies';
    const chosen = parseLinkOptions(search) ?? NOTHING;
    await applyLinkOptions(sandbox, chosen);
    await sandbox.look(({ state }) => {
      state.nextId = 77;
    });
    await applyLinkOptions(sandbox, chosen);
    expect(await sandbox.look(({ state }) => state.nextId)).toBe(77);
  });
});

describe('a latency for all requests', () => {
  afterEach(() => vi.useRealTimers());

  it('the sandbox latency delays responses until a reset, and setting the latency notifies listeners', async () => {
    vi.useFakeTimers();
    const sandbox = newSandbox();
    const before = sandbox.changes.get();
    sandbox.setLatency(40);
    expect(sandbox.changes.get()).toBeGreaterThan(before);
    const answered = vi.fn();
    const request = new Request('http://a.test/v1/b');
    void sandbox.respondUnknown(request, { source: 'unit', socket: null }).then(answered);
    await vi.advanceTimersByTimeAsync(39);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalled();
    await sandbox.reset();
    expect(sandbox.latency).toBe(0);
  });
});
