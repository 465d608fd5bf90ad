// The runner against the real sandbox over HTTP. Only the clock is false, and only forwards: a wait takes no time, for
// the console and for the sandbox alike.
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateCannedResponse } from '~/api/canned-responses';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { call, connectCredentials } from '~/api/http/client';
import { rateLimit } from '~/api/http/rate-limit';
import type { Scope } from '~/api/scope';
// biome-ignore lint/style/noRestrictedImports: this test runs against the stand-in platform itself
import { startSandboxServer } from '~/sandbox/server';
// biome-ignore lint/style/noRestrictedImports: this test runs against the stand-in platform itself
import { tinyState } from '~/sandbox/tiny-state';
import { paceOf } from './pace';
import { type PlanRow, planImport } from './plan';
import { importPlatform, readAll } from './platform-access';
import type { ImportRow } from './read-import';
import { runImport } from './run-import';
import {
  countOutcomes,
  type JournalEntry,
  type RunEvent,
  type RunState,
  reduceRun,
  startOf,
} from './run-state';

const server = await startSandboxServer({ demo: tinyState });
const { sandbox } = server;
const scope: Scope = {
  slug: 'one',
  name: 'One',
  instance: 1,
  accountId: 1,
  tenant: null,
  person: 'admin@tiny.test',
};

setConfiguration(
  configurationSchema.parse({
    mode: 'live',
    platformUrl: server.url,
    authUrl: server.url,
    assistantUrl: server.url,
  }),
);
vi.useFakeTimers({ toFake: ['Date'] });
const skip = async (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

beforeEach(async () => {
  await sandbox.reset();
  sandbox.rateLimit.configure({ limit: 100_000, windowSeconds: 60 });
  const body = JSON.stringify({ email: scope.person, password: 'Secret-Word-1' });
  const signedIn = await fetch(`${server.url}/auth/v1/signin`, { method: 'POST', body });
  const { id_token: token } = (await signedIn.json()) as { id_token: string };
  connectCredentials({ bearer: () => token, onAnswer: () => {} });
  rateLimit.reset();
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const rowsOf = (count: number, content = 'Text'): ImportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    short_code: `import/${String(index).padStart(4, '0')}`,
    content: `${content} ${index}`,
    problem: null,
  }));

const unhurried = () => paceOf({ signal: new AbortController().signal, sleep: skip });
const everything = () => readAll(scope, { pace: unhurried() });
const imported = async () =>
  (await everything()).filter(({ short_code }) => short_code.startsWith('import/'));
const posts = () => sandbox.log.list().filter(({ operation }) => operation === 'cannedResponses.create');

/** Runs a plan as the screen does: the state by the reducer, the journal in a map that outlives the run. */
function runOf(plan: readonly PlanRow[], kept = new Map<string, JournalEntry>()) {
  const pausing = new AbortController();
  let state: RunState = startOf(plan, kept);
  let waits = 0;
  const run = (onEvent?: (event: RunEvent) => void) =>
    runImport({
      plan,
      outcomes: state.outcomes,
      platform: importPlatform(scope),
      journal: { put: async (code, entry) => void kept.set(code, structuredClone(entry)) },
      pace: paceOf({
        signal: pausing.signal,
        sleep: skip,
        onWait: (until) => {
          waits += 1;
          state = reduceRun(state, { type: 'waiting', until });
        },
      }),
      rest: skip,
      dispatch: (event) => {
        state = reduceRun(state, event);
        onEvent?.(event);
      },
    });
  return {
    run,
    pausing,
    kept,
    state: () => state,
    counts: () => countOutcomes(state.outcomes),
    waits: () => waits,
  };
}

const planOf = async (rows: readonly ImportRow[]) => planImport(rows, await everything(), true);

describe('2,000 rows', () => {
  it('end as exactly 2,000 through a 429 every 50 requests and two dropped connections', async () => {
    const import2000 = runOf(await planOf(rowsOf(2000)));
    let count = 0;
    await import2000.run((event) => {
      if (event.type !== 'row' || event.outcome.kind !== 'on-its-way') return;
      count += 1;
      if (count % 50 === 0)
        sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'rate_limited', retry_after_s: 3 });
      if (count === 333)
        sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
      if (count === 777)
        sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'drop_before_write' });
    });
    expect(import2000.state().run).toEqual({ step: 'done' });
    expect(import2000.counts()).toMatchObject({ created: 2000, refused: 0, unknown: 0, waiting: 0 });
    const held = await imported();
    expect(held).toHaveLength(2000);
    expect(new Set(held.map(({ short_code }) => short_code)).size).toBe(2000);
    const statuses = posts().map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(39);
    expect(statuses.filter((status) => status === null)).toHaveLength(2);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1999);
  }, 240_000);

  it('leave the reserve to the rest of the desk, so that the budget is never spent', async () => {
    sandbox.rateLimit.configure({ limit: 50, windowSeconds: 5 });
    const paced = runOf(await planOf(rowsOf(500)));
    await paced.run();
    expect(paced.counts()).toMatchObject({ created: 500 });
    expect(posts().some(({ status }) => status === 429)).toBe(false);
    expect(paced.waits()).toBeGreaterThanOrEqual(11);
  }, 60_000);
});

describe('a run that is cut short', () => {
  it('pauses after the row on its way, and goes on where it was', async () => {
    const cut = runOf(await planOf(rowsOf(20)));
    await cut.run(() => {
      if (posts().length === 8) cut.pausing.abort();
    });
    expect(cut.state().run).toEqual({ step: 'paused' });
    expect(await imported()).toHaveLength(cut.counts().created);
    const resumed = runOf(await planOf(rowsOf(20)), cut.kept);
    await resumed.run();
    expect(resumed.counts()).toMatchObject({ created: 20 });
    expect(posts()).toHaveLength(20);
  });

  it.each([
    ['before the request left', 'drop_before_write'],
    ['after it was carried out', 'drop_after_write'],
  ] as const)(
    'is killed %s at any row, and no row is written twice',
    async (_, kind) => {
      for (const row of [0, 1, 7, 19]) {
        await sandbox.reset();
        const killed = runOf(await planOf(rowsOf(20)));
        const dead = new Error('killed');
        await expect(
          killed.run(() => {
            const state = killed.state();
            if (state.outcomes[row]?.kind === 'on-its-way')
              sandbox.faults.arm({ operation: 'cannedResponses.create', kind });
            if (state.outcomes[row]?.kind === 'unknown') throw dead;
          }),
        ).rejects.toBe(dead);
        const resumed = runOf(await planOf(rowsOf(20)), killed.kept);
        await resumed.run();
        expect(resumed.counts()).toMatchObject({ created: 20 });
        expect(await imported()).toHaveLength(20);
        const written = posts().filter(({ status }) => status === 201).length;
        expect(written).toBe(kind === 'drop_after_write' ? 19 : 20);
      }
    },
    60_000,
  );

  it('stops as unknown where nothing can be read any more, and looks first when it goes on', async () => {
    const lost = runOf(await planOf(rowsOf(3)));
    sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
    sandbox.faults.arm({ operation: 'cannedResponses.list', kind: 'drop_before_write', times: 20 });
    await lost.run();
    expect(lost.state().run).toMatchObject({ step: 'stopped', error: { problem: { kind: 'unreachable' } } });
    expect(lost.state().outcomes.map(({ kind }) => kind)).toEqual(['unknown', 'waiting', 'waiting']);
    sandbox.faults.clear();
    await lost.run();
    expect(lost.counts()).toMatchObject({ created: 3 });
    expect(posts()).toHaveLength(3);
  });
});

describe('somebody else', () => {
  const edit = async (cannedResponseId: number, content: string) => {
    const body = { canned_response: { content } };
    await call(updateCannedResponse, { scope, params: { cannedResponseId }, body });
  };

  it('changed a text after the plan: it is not overwritten unseen', async () => {
    const plan = await planOf([{ line: 2, short_code: 'bye', content: 'Ours', problem: null }]);
    await edit(41, 'Theirs');
    const late = runOf(plan);
    await late.run();
    expect(late.state().outcomes).toEqual([{ kind: 'refused', why: 'edited-since', message: null }]);
    expect((await everything()).find(({ id }) => id === 41)).toMatchObject({ content: 'Theirs' });
  });

  it('took a short code after the plan: the row is refused, the others go on', async () => {
    const plan = await planOf(rowsOf(3));
    await importPlatform(scope).create({ short_code: 'import/0001', content: 'Theirs' });
    const late = runOf(plan);
    await late.run();
    expect(late.state().outcomes.map(({ kind }) => kind)).toEqual(['created', 'refused', 'created']);
    expect(late.state().outcomes[1]).toMatchObject({ why: 'taken' });
  });

  it('left it as it was: the change is written', async () => {
    const plan = await planOf([{ line: 2, short_code: 'bye', content: 'Ours', problem: null }]);
    const run = runOf(plan);
    await run.run();
    expect(run.state().outcomes).toEqual([{ kind: 'changed' }]);
    expect((await everything()).find(({ id }) => id === 41)).toMatchObject({ content: 'Ours' });
  });
});
