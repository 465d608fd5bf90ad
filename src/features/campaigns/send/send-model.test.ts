import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/http/api-error';
import { parseErrorResponse } from '~/api/http/parse-error-response';
import { isDeepRun } from '~/build/depth';
import type { SendResponse } from './classify-response';
import { computeCampaignFingerprint } from './fingerprint';
import { SAMPLE_CONTENT } from './fixtures/samples';
import { type CrashPoint, SendSimulation, type SimulatedTab } from './fixtures/send-simulator';
import { applyEventToAttempt } from './send';
import type { SendAttempt } from './send-attempt';
import { INITIAL_SEND_STATE } from './send-machine';

const RUNS = isDeepRun ? 5_000 : 300;
const TABS = 3;

const refused = (status: number, body: unknown): SendResponse => {
  const { problem, ...details } = parseErrorResponse(
    status,
    typeof body === 'string' ? body : JSON.stringify(body),
    2,
  );
  return {
    ok: false,
    error: new ApiError(problem, { operation: 'campaigns.create', at: 0, status, ...details }),
  };
};
const none = (kind: 'unreachable' | 'unexpected-answer', status: number | null): SendResponse => ({
  ok: false,
  error: new ApiError(kind === 'unreachable' ? { kind } : { kind, at: null }, {
    operation: 'campaigns.create',
    at: 0,
    status,
    shape: 'none',
    code: null,
    serverMessage: null,
  }),
});
const envelope = (code: string, detail?: string) => ({
  error: { code, message: 'x', ...(detail && { details: [{ field: 'f', code: detail, message: '' }] }) },
});

/** Inconclusive responses, which the platform may send whether or not it created a campaign. */
const UNCLEAR: SendResponse[] = [
  none('unreachable', null),
  refused(500, envelope('internal_error')),
  refused(408, ''),
  refused(502, '<html>'),
  { ok: false, error: new TypeError('Failed to fetch') },
];
const AFTER_CREATING: SendResponse[] = [
  { ok: true, status: 201, id: 7, reachableCount: 1284 },
  { ok: true, status: 200, id: 7, reachableCount: 1284 },
  none('unexpected-answer', 201),
  none('unreachable', 201),
  ...UNCLEAR,
];
const AFTER_NOTHING: SendResponse[] = [
  refused(409, envelope('conflict', 'mismatch')),
  refused(422, envelope('validation_failed', 'cap_exceeded')),
  refused(401, { error: 'Token expired' }),
  refused(403, envelope('forbidden')),
  refused(429, { message: 'slow down' }),
  ...UNCLEAR,
];

interface Truth {
  /** The IDs of attempts whose outcome comes from a user, who may be wrong. */
  readonly saidByPerson: Set<string>;
}

type Step = (world: SendSimulation, truth: Truth) => Promise<void>;

class Command implements fc.AsyncCommand<Truth, SendSimulation> {
  private readonly name: string;
  private readonly maySend: boolean;
  private readonly step: Step;
  constructor(name: string, step: Step, maySend = false) {
    this.name = name;
    this.maySend = maySend;
    this.step = step;
  }
  check = () => true;
  async run(truth: Truth, world: SendSimulation) {
    const before = world.requests.length;
    await this.step(world, truth);
    // Only a user's second confirmation (`maySend`) sends a request. Starting, closing, signing out or changing the
    // clock never sends one.
    expect(world.requests.length - before).toBeLessThanOrEqual(this.maySend ? 1 : 0);
    await checkInvariants(world, truth);
  }
  toString = () => this.name;
}

async function checkInvariants(world: SendSimulation, { saidByPerson }: Truth) {
  const seen = new Set<string>();
  for (const request of world.requests) {
    // Each confirmation sends at most one request. The record of the attempt, with the count that the user typed, was
    // stored before the request.
    expect(seen.has(request.confirmation)).toBe(false);
    seen.add(request.confirmation);
    const record = world.disk.get(request.confirmation);
    expect(record).toBeDefined();
    if (!record) continue;
    expect(record.confirmedRecipients).toBe(request.recipients);
    expect(record.fingerprint).toBe(await computeCampaignFingerprint(request.content));
    if (saidByPerson.has(record.id)) continue;
    if (record.state.name === 'refused') expect(request.created).toBe(false);
    if (record.state.name === 'sent') expect(request.created).toBe(true);
  }
  for (const record of world.attempts) {
    expect(['sending', 'sent', 'sent-without-id', 'refused', 'unknown']).toContain(record.state.name);
  }
  const waiting = world.tabs.filter((tab) => tab.alive && tab.inFlight !== null);
  expect(waiting.length).toBeLessThanOrEqual(1);
}

const tabOf = (world: SendSimulation, index: number): SimulatedTab | null => {
  const tab = world.tabs[index];
  return tab?.alive ? tab : null;
};
const index = fc.nat(TABS - 1);
const open = (record: SendAttempt) =>
  record.state.name === 'unknown' || record.state.name === 'sent-without-id';

async function answerTab(tab: SimulatedTab | null, choice: number) {
  const request = tab?.inFlight;
  if (!tab || !request) return;
  const responses = request.created ? AFTER_CREATING : AFTER_NOTHING;
  tab.inFlight = null;
  request.respond(responses[choice % responses.length] ?? UNCLEAR[0] ?? none('unreachable', null));
  await tab.settleSends();
}

async function makeReady(tab: SimulatedTab, variant: number, wait: number) {
  if (tab.inFlight) return;
  const { world } = tab;
  tab.state = INITIAL_SEND_STATE;
  tab.content = { ...SAMPLE_CONTENT, message: `template_${variant}` };
  world.now += wait;
  await tab.preview(1284);
  await confirm(tab, 0);
  world.now += 1500;
}

async function confirm(tab: SimulatedTab, off: number) {
  if (tab.state.name !== 'previewed') return;
  tab.world.confirmations += 1;
  tab.dispatch({
    type: 'armed',
    typedCount: tab.state.preview.reachable + off,
    fingerprint: await computeCampaignFingerprint(tab.content),
    confirmation: `c${tab.world.confirmations}`,
    at: tab.world.now,
  });
}

const kill: fc.Arbitrary<CrashPoint | null> = fc.option(fc.record({ step: fc.nat(9), after: fc.boolean() }), {
  freq: 2,
});

const commands = fc.commands(
  [
    fc.tuple(index, fc.nat(2)).map(
      ([tab, variant]) =>
        new Command(`edit ${tab} to ${variant}`, async (world) => {
          const edited = tabOf(world, tab);
          if (!edited) return;
          edited.content = { ...SAMPLE_CONTENT, message: `template_${variant}` };
          edited.dispatch({ type: 'edited' });
        }),
    ),
    fc
      .tuple(index, fc.constantFrom(0, 1, 1284))
      .map(
        ([tab, count]) =>
          new Command(`preview ${tab}: ${count}`, async (world) => tabOf(world, tab)?.preview(count)),
      ),
    fc.tuple(index, fc.constantFrom(0, 0, 0, 1)).map(
      ([tab, off]) =>
        new Command(`arm ${tab}${off ? ' wrongly' : ''}`, async (world) => {
          const armed = tabOf(world, tab);
          if (armed) await confirm(armed, off);
        }),
    ),
    fc
      .record({
        tab: index,
        creates: fc.boolean(),
        dies: kill,
        clicks: fc.integer({ min: 1, max: 3 }),
        // If `ready` is set, the recipients are counted and confirmed first. Otherwise, forty random commands would
        // rarely contain more than one send.
        ready: fc.option(fc.record({ variant: fc.nat(2), wait: fc.constantFrom(0, 100_000) })),
      })
      .map(
        ({ tab, creates, dies, clicks, ready }) =>
          new Command(
            `send ${fc.stringify({ tab, creates, dies, clicks, ready })}`,
            async (world) => {
              const sender = tabOf(world, tab);
              if (!sender) return;
              if (ready) await makeReady(sender, ready.variant, ready.wait);
              sender.armKill(dies);
              await Promise.all(Array.from({ length: clicks }, () => sender.send(creates)));
            },
            true,
          ),
      ),
    fc.tuple(index, index, fc.boolean()).map(
      ([one, other, creates]) =>
        new Command(
          `send ${one} and ${other} at once`,
          async (world) => {
            await Promise.all([tabOf(world, one)?.send(creates), tabOf(world, other)?.send(creates)]);
          },
          true,
        ),
    ),
    fc
      .tuple(index, fc.nat(19))
      .map(
        ([tab, choice]) =>
          new Command(`answer ${tab}: ${choice}`, async (world) => answerTab(tabOf(world, tab), choice)),
      ),
    index.map((tab) => new Command(`crash ${tab}`, async (world) => world.tabs[tab]?.crash())),
    index.map(
      (tab) =>
        new Command(`reopen ${tab}`, async (world) => {
          world.tabs[tab]?.crash();
          await world.reopen(tab);
        }),
    ),
    fc.integer({ min: -200, max: 300 }).map(
      (seconds) =>
        new Command(`clock ${seconds} s`, async (world) => {
          world.now += seconds * 1000;
          for (const tab of world.tabs) tab.dispatch({ type: 'looked', at: world.now });
        }),
    ),
    index.map(
      (tab) =>
        new Command(`sign out ${tab}`, async (world) => tabOf(world, tab)?.dispatch({ type: 'signed-out' })),
    ),
    fc.tuple(fc.nat(5), fc.constantFrom<number | null>(null, 99), fc.boolean()).map(
      ([which, id, found]) =>
        new Command(`a person ${found ? `found ${id}` : 'found nothing'}`, async (world, truth) => {
          const record = world.attempts.filter(open)[which];
          if (!record) return;
          const event = found
            ? ({ type: 'found', id, person: 'admin@acme.test' } as const)
            : ({ type: 'not-found', person: 'admin@acme.test', at: world.now } as const);
          world.disk.set(record.id, applyEventToAttempt(record, event, world.now));
          truth.saidByPerson.add(record.id);
        }),
    ),
  ],
  { maxCommands: 40, size: 'max' },
);

describe(`the sending path with several tabs, ${RUNS} runs`, () => {
  it('creates at most one campaign per confirmation and never sends without a confirmation', async () => {
    let requests = 0;
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const world = new SendSimulation(TABS);
        const truth: Truth = { saidByPerson: new Set() };
        await fc.asyncModelRun(() => ({ model: truth, real: world }), steps);
        // Closes and reopens the browser. No request is in flight any more, and reopening must not send one.
        const before = world.requests.length;
        for (const tab of world.tabs) tab.crash();
        await world.reopen(0);
        expect(world.requests.length).toBe(before);
        expect(world.attempts.filter((record) => record.state.name === 'sending')).toEqual([]);
        await checkInvariants(world, truth);
        requests += world.requests.length;
        for (const record of world.attempts) ends.add(record.state.name);
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
    // The random commands must send requests and reach all outcomes, because the test would otherwise prove nothing.
    expect(requests).toBeGreaterThan(RUNS / 4);
    expect([...ends].sort()).toEqual(['refused', 'sent', 'sent-without-id', 'unknown']);
  });
});
