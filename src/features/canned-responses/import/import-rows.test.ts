// Runs imports against the sandbox (a simulated platform) over HTTP. The imports and the sandbox use the same fake
// clock, so that waiting takes no time.
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCannedResponse, updateCannedResponse } from '~/api/canned-responses';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { callOperation } from '~/api/http/client';
import { connectCredentials } from '~/api/http/credentials-provider';
import { rateLimit } from '~/api/http/rate-limit';
import { createRequestPacer, type RequestPacer } from '~/api/http/request-pacer';
import type { Scope } from '~/api/scope';
import { isDeepRun, RANDOM_SEED } from '~/build/depth';
import type { JournalEntry } from '~/drafts/import-journal';
import type { ImportedRow } from '~/lib/file/decode-text';
import { processRows, type RowState } from '~/records/run/process-rows';
import { createRunState, type RunEvent, type RunState, reduceRun } from '~/records/run/run-state';
import { readAllCannedResponses } from '~/resources/all-canned-responses';
import { createSmallState } from '~/sandbox/fixtures/small-state';
import { startSandboxServer } from '~/sandbox/server';
import { createRowImporter } from './import-rows';
import { type ImportPlanRow, planImport } from './plan';
import { createImportJournal, createInitialRowStates } from './stored-rows';

const server = await startSandboxServer({ demo: createSmallState });
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
  connectCredentials({ bearer: () => token, onResponse: () => {}, isOwn: () => true });
  rateLimit.reset();
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const rowsOf = (count: number, content = 'Text'): ImportedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    short_code: `import/${String(index).padStart(4, '0')}`,
    content: `${content} ${index}`,
    problem: null,
  }));

const unhurried = () => createRequestPacer({ signal: new AbortController().signal, sleep: skip });
const everything = () => readAllCannedResponses(scope, { pace: unhurried() });
const imported = async () =>
  (await everything()).filter(({ short_code }) => short_code.startsWith('import/'));
const posts = () => sandbox.log.list().filter(({ operation }) => operation === 'cannedResponses.create');

/** Runs an import with the reducer that the page uses. The journal can be passed to the next import. */
function runOf(
  plan: readonly ImportPlanRow[],
  kept = new Map<string, JournalEntry>(),
  step: () => Promise<void> = async () => {},
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const queryClient = new QueryClient();
  let state: RunState = createRunState(createInitialRowStates(plan, kept));
  let waits = 0;
  const run = async (onEvent?: (event: RunEvent) => void) => {
    const dispatch = (event: RunEvent) => {
      state = reduceRun(state, event);
      if (event.type === 'waits' && event.until !== null) waits += 1;
      onEvent?.(event);
    };
    const paced = createRequestPacer({
      signal,
      sleep: skip,
      onWait: (until) => dispatch({ type: 'waits', until }),
    });
    const pace: RequestPacer = async (request) => {
      await step();
      const response = await paced(request);
      await step();
      return response;
    };
    dispatch({ type: 'started', count: plan.length });
    const end = await processRows({
      rows: plan,
      states: state.rows,
      carryOut: (row, former, report) =>
        createRowImporter(queryClient, scope)(row, { former, report, pace, run: 'a run' }),
      journal: createImportJournal(async (code, entry) => {
        await step();
        kept.set(code, structuredClone(entry));
        await step();
      }),
      signal,
      onRow: (index, row) => dispatch({ type: 'row', index, state: row }),
    });
    dispatch({ type: 'ended', end });
  };
  const steps = () => state.rows.map((row) => row.step);
  return {
    run,
    stopping,
    kept,
    state: () => state,
    steps,
    count: (wanted: RowState['step']) => steps().filter((one) => one === wanted).length,
    waits: () => waits,
  };
}

const planOf = async (rows: readonly ImportedRow[]) => planImport(rows, await everything(), true);

const isSending = (event: RunEvent) =>
  event.type === 'row' && event.state.step === 'running' && event.state.progress === 'sending';

const MANY = isDeepRun ? 2000 : 200;

describe(`an import of ${MANY} rows`, () => {
  it(`creates exactly ${MANY} responses despite rate limiting every 50 requests and two dropped connections`, async () => {
    const many = runOf(await planOf(rowsOf(MANY)));
    let count = 0;
    await many.run((event) => {
      if (!isSending(event)) return;
      count += 1;
      if (count % 50 === 0)
        sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'rate_limited', retry_after_s: 3 });
      if (count === 33) sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
      if (count === 77)
        sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'drop_before_write' });
    });
    expect(many.state().step).toBe('done');
    // The request for one row never reached the platform. This row is retried only when the user continues the import.
    expect(many.count('saved')).toBe(MANY - 1);
    expect(many.steps()[76]).toBe('not-applied');
    await many.run();
    expect(many.count('saved')).toBe(MANY);
    const held = await imported();
    expect(held).toHaveLength(MANY);
    expect(new Set(held.map(({ short_code }) => short_code)).size).toBe(MANY);
    const statuses = posts().map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(MANY / 50 - 1);
    expect(statuses.filter((status) => status === null)).toHaveLength(2);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MANY - 1);
  });

  it('an import leaves part of the rate limit to other users and never exceeds the limit', async () => {
    const count = isDeepRun ? 500 : 200;
    // The import may use 40 of the 50 requests allowed within the time window.
    sandbox.rateLimit.configure({ limit: 50, windowSeconds: 5 });
    const paced = runOf(await planOf(rowsOf(count)));
    await paced.run();
    expect(paced.count('saved')).toBe(count);
    expect(posts().some(({ status }) => status === 429)).toBe(false);
    expect(paced.waits()).toBeGreaterThanOrEqual(Math.floor(count / 40) - 1);
  });
});

describe('interrupting an import', () => {
  it('a stopped import finishes its current row, and resumes with the next one', async () => {
    const cut = runOf(await planOf(rowsOf(20)));
    await cut.run(() => {
      if (posts().length === 8) cut.stopping.abort();
    });
    expect(cut.state().step).toBe('stopped');
    expect(await imported()).toHaveLength(cut.count('saved'));
    const resumed = runOf(await planOf(rowsOf(20)), cut.kept);
    await resumed.run();
    expect(resumed.count('saved')).toBe(20);
    expect(posts()).toHaveLength(20);
  });

  it('an import that is stopped while it waits after a 429 sends no more requests', async () => {
    const cut = runOf(await planOf(rowsOf(3)));
    sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'rate_limited', retry_after_s: 600 });
    await cut.run((event) => {
      if (event.type === 'waits') cut.stopping.abort();
    });
    expect(cut.state().step).toBe('stopped');
    expect(cut.steps()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(posts()).toHaveLength(1);
  });

  it('an import creates each row exactly once, even if its page crashes twice at arbitrary points', async () => {
    const faults = ['none', 'drop_before_write', 'drop_after_write'] as const;
    const kill = fc.record({ after: fc.nat({ max: 24 }), fault: fc.constantFrom(...faults) });
    const rows = 4;
    await fc.assert(
      fc.asyncProperty(fc.array(kill, { minLength: 1, maxLength: 2 }), async (kills) => {
        await sandbox.reset();
        const kept = new Map<string, JournalEntry>();
        for (const { after, fault } of kills) {
          let left = after;
          let die = () => {};
          const dead = new Promise<void>((resolve) => {
            die = resolve;
          });
          // A killed page neither sends requests nor writes journal entries.
          const step = () => {
            left -= 1;
            if (left >= 0) return Promise.resolve();
            die();
            return new Promise<void>(() => {});
          };
          if (fault !== 'none') sandbox.faults.arm({ operation: 'cannedResponses.create', kind: fault });
          await Promise.race([runOf(await planOf(rowsOf(rows)), kept, step).run(), dead]);
          sandbox.faults.clear();
        }
        const resumed = runOf(await planOf(rowsOf(rows)), kept);
        await resumed.run();
        expect(resumed.count('saved')).toBe(rows);
        // A row that got no response is checked after all other rows and sent again if necessary, so the order may
        // differ.
        const there = (await imported()).map(({ short_code }) => short_code).toSorted();
        expect(there).toEqual(rowsOf(rows).map(({ short_code }) => short_code));
      }),
      { numRuns: isDeepRun ? 400 : 40, seed: RANDOM_SEED },
    );
  });

  it("an import stops if it can't check the outcome of a row, and checks that row before it resumes", async () => {
    const lost = runOf(await planOf(rowsOf(3)));
    sandbox.faults.arm({ operation: 'cannedResponses.create', kind: 'drop_after_write' });
    sandbox.faults.arm({ operation: 'cannedResponses.list', kind: 'drop_before_write', times: 20 });
    await lost.run();
    expect(lost.state()).toMatchObject({ step: 'failed', error: { problem: { kind: 'unreachable' } } });
    expect(lost.steps()).toEqual(['unknown', 'waiting', 'waiting']);
    sandbox.faults.clear();
    await lost.run();
    expect(lost.count('saved')).toBe(3);
    expect(posts()).toHaveLength(3);
  });
});

describe('importing while another person makes changes', () => {
  const edit = async (cannedResponseId: number, content: string) => {
    const body = { canned_response: { content } };
    await callOperation(updateCannedResponse, { scope, params: { cannedResponseId }, body });
  };
  const bye: ImportedRow = { line: 2, short_code: 'bye', content: 'Ours', problem: null };

  it('an import reports a conflict for a response that someone changed after the preview', async () => {
    const plan = await planOf([bye]);
    await edit(41, 'Theirs');
    const late = runOf(plan);
    await late.run();
    expect(late.steps()).toEqual(['conflict']);
    expect((await everything()).find(({ id }) => id === 41)).toMatchObject({ content: 'Theirs' });
  });

  it('an import rejects only the row whose short code someone took after the preview', async () => {
    const plan = await planOf(rowsOf(3));
    const body = { canned_response: { short_code: 'import/0001', content: 'Theirs' } };
    await callOperation(createCannedResponse, { scope, body });
    const late = runOf(plan);
    await late.run();
    expect(late.steps()).toEqual(['saved', 'refused', 'saved']);
    const outcome = { kind: 'refused', why: 'taken', message: null };
    expect(late.kept.get('import/0001')).toEqual({ step: 'ended', outcome });
  });

  it('an import writes a changed text if the stored text is still the one shown in the preview', async () => {
    const run = runOf(await planOf([bye]));
    await run.run();
    expect(run.steps()).toEqual(['saved']);
    expect((await everything()).find(({ id }) => id === 41)).toMatchObject({ content: 'Ours' });
  });
});
