// Acme applied to an empty account of the sandbox: what comes to be there, also where it is broken off or somebody meddles.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scope } from '~/api/scope';
import { isApplied } from '~/domain/bundle/apply/applied';
import type { Choices } from '~/domain/bundle/apply/mapping';
import { type ApplyOptions, fateCounts, type Plan, planOf } from '~/domain/bundle/apply/plan';
import { targetOf } from '~/domain/bundle/apply/target';
import { BUNDLE_KINDS, type Bundle, keyText } from '~/domain/bundle/bundle';
import { compareBundles } from '~/domain/bundle/compare-bundles';
import { readBundle } from '~/domain/bundle/read-bundle';
import { application } from '~/features/compare/apply/carry-out';
import { type RowState, runRows, WAITING } from '~/records/run-rows';
import { type SandboxClient, sandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { REACHABLE_KINDS } from './record-kinds';

const { signal } = new AbortController();
const tools = {
  signal,
  pace: <Answer>(request: () => Promise<Answer>) => request(),
  onRequests: () => {},
  isAdministrator: true,
};

let client: SandboxClient;
let staging: Scope;
beforeEach(async () => {
  vi.stubGlobal('window', { location: new URL('https://console.example.test/acme') });
  client = await sandboxClient('transfer@acme.test');
  staging = { ...client.scope, slug: 'acme-staging', name: 'Acme Staging', accountId: 4 };
});
afterEach(() => vi.unstubAllGlobals());

const readOf = (scope: Scope) => readBundle(scope, BUNDLE_KINDS, tools);

const OPTIONS: ApplyOptions = {
  kinds: BUNDLE_KINDS,
  onlyAdd: false,
  publish: true,
  choices: new Map(),
  isAdministrator: true,
};

/** A plan in which whatever nobody has there is left out. */
async function planned(source: Bundle, options: Partial<ApplyOptions> = {}): Promise<Plan> {
  const { reads, bundle } = await readOf(staging);
  const target = targetOf(reads, bundle);
  const all = { ...OPTIONS, ...options };
  const { named } = await planOf(source, target, all);
  const choices: Choices = new Map(
    named.flatMap(({ id, decision }) => (decision === null ? [[id, 'left-out']] : [])),
  );
  return planOf(source, target, { ...all, choices: new Map([...choices, ...all.choices]) });
}

/** Carries the rows out, at most so many of them. */
async function applied(plan: Plan, most = Number.POSITIVE_INFINITY): Promise<readonly RowState[]> {
  const stopping = new AbortController();
  const states: RowState[] = plan.rows.map(() => WAITING);
  const carryOut = application({
    kinds: REACHABLE_KINDS,
    queryClient: client.queryClient,
    scope: staging,
    plan,
    reason: null,
    onDuplicates: () => {},
  });
  let done = 0;
  await runRows({
    rows: plan.rows,
    states,
    carryOut: async (row, former, report) => {
      const state = await carryOut(row, { former, report, pace: tools.pace, run: 'one' });
      done += 1;
      if (done >= most) stopping.abort();
      return state;
    },
    signal: stopping.signal,
    onRow: (index, state) => {
      states[index] = state;
    },
  });
  return states;
}

/** What is not the same in both, but for what a person does by hand. */
async function leftIn(source: Bundle): Promise<readonly string[]> {
  const { bundle } = await readOf(staging);
  const { differences } = await compareBundles(source, bundle);
  return differences
    .filter(({ kind }) => isApplied(kind))
    .map(({ kind, key, outcome, here, there }) => {
      const fields = here[0] && there[0] ? changed(here[0], there[0]) : [];
      return `${outcome} ${kind} ${keyText(key)} ${fields.join()}`;
    });
}

const changed = (here: Bundle['records'][number], there: Bundle['records'][number]) => [
  ...Object.keys({ ...here.values, ...there.values }).filter(
    (field) => JSON.stringify(here.values[field]) !== JSON.stringify(there.values[field]),
  ),
  ...(here.text === there.text ? [] : ['text']),
];

describe('Acme applied to an empty account', () => {
  it('is there, but for what is left to a person', async () => {
    const source = (await readOf(client.scope)).bundle;
    const plan = await planned(source);
    const counts = fateCounts(plan.records);
    console.log(counts, plan.rows.length, plan.requests, plan.publishes);
    console.log(plan.records.filter(({ fate }) => fate === 'refused').map((x) => [x.record.kind, x.record.key, x.findings]));
    console.log(plan.records.filter(({ fate, leftovers }) => fate === 'planned' && leftovers.length).map((x) => [x.record.kind, x.record.key, x.leftovers]));
    const checks = new Map<string, number>();
    for (const { findings } of plan.records) for (const { check } of findings) checks.set(check, (checks.get(check) ?? 0) + 1);
    console.log(checks);
    const states = await applied(plan);
    console.log(states.flatMap((state, index) => (state.step === 'saved' ? [] : [[plan.rows[index]?.id, JSON.stringify(state).slice(0, 300)]])).slice(0, 10));
    console.log((await leftIn(source)).slice(0, 40));
    const again = await planned(source);
    console.log(fateCounts(again.records), again.rows.map(({ id, fields }) => [id, fields]).slice(0, 20));
  });
});
