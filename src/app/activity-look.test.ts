// Tests how the outcome of a create request is determined if its response was lost. The outcome is checked right after
// the write, and again later.
import { afterEach, expect, it, vi } from 'vitest';
import { callOperation } from '~/api/http/client';
import { createMacro, deleteMacro, listMacros, updateMacro } from '~/api/macros';
import { createRecord } from '~/records/create-record';
import { replaceActivityStore } from '~/records/fixtures/memory-activity';
import { checkEntryOutcome } from '~/resources/activity/use-outcome-check';
import { getMacroCreation } from '~/resources/macro-record';
import type { MacroValues } from '~/resources/macro-values';
import { createSandboxClient, type SandboxClient } from '~/sandbox/fixtures/sandbox-client';

afterEach(() => vi.unstubAllGlobals());

const MACRO = {
  name: 'Fresh',
  visibility: 'global',
  actions: [{ action_name: 'mute_conversation', action_params: [] }],
};
const OTHER_ACTIONS = [{ action_name: 'resolve_conversation', action_params: [] }];

type Meanwhile = (client: SandboxClient, id: number) => Promise<unknown>;
const remove: Meanwhile = ({ scope }, macroId) => callOperation(deleteMacro, { scope, params: { macroId } });
const edit: Meanwhile = ({ scope }, macroId) =>
  callOperation(updateMacro, { scope, params: { macroId }, body: { macro: { actions: OTHER_ACTIONS } } });

/**
 * Creates a macro on a platform that already has a macro of the same name. The response is lost. `meanwhile` changes
 * the new macro before the console loads it.
 */
async function lostCreation(meanwhile: Meanwhile) {
  const entries = replaceActivityStore();
  const client = await createSandboxClient();
  const { sandbox, queryClient, scope } = client;
  await callOperation(createMacro, { scope, body: { macro: { ...MACRO, actions: OTHER_ACTIONS } } });
  const access = getMacroCreation(queryClient, scope);
  const create = (values: MacroValues) => {
    sandbox.faults.arm({ operation: 'macros.create', kind: 'drop_after_write' });
    sandbox.faults.arm({ operation: 'macros.list', kind: 'server_error', times: 1000 });
    return access.create(values);
  };
  const { outcome, known } = await createRecord({ ...access, create }, MACRO, undefined);
  expect(outcome.step).toBe('unknown');
  sandbox.faults.clear();
  const { data } = await callOperation(listMacros, { scope, query: { search: MACRO.name } });
  await meanwhile(client, Math.max(...data.map(({ id }) => id)));
  return { queryClient, scope, entries, access, known };
}

async function lookAfter(meanwhile: Meanwhile) {
  const { queryClient, scope, entries } = await lostCreation(meanwhile);
  const [entry] = entries.values();
  return entry && checkEntryOutcome(queryClient, scope, entry);
}

it('reports a create request with no response as saved if a later check finds the new record', async () => {
  expect(await lookAfter(async () => {})).toMatchObject({ state: 'saved', name: MACRO.name });
});

it('reports a create request with no response as not applied if a later check finds no new record', async () => {
  expect(await lookAfter(remove)).toBe('not-applied');
});

it('reports a create request with no response as changed if someone has edited the new record since', async () => {
  expect(await lookAfter(edit)).toBe('changed');
});

it.each([
  ['no new record has its name', remove, 'not-applied'],
  ['someone edited the record since', edit, 'changed'],
])(
  'a second attempt to create a record doesn’t change the logged outcome of the first when %s',
  async (_where, meanwhile, found) => {
    const { queryClient, scope, entries, access, known } = await lostCreation(meanwhile);
    await createRecord(access, MACRO, known);
    await vi.waitFor(() =>
      expect([...entries.values()].map((entry) => entry.state)).toEqual(['not-confirmed', 'saved']),
    );
    // Checking the outcome of the first create request must not find the record that the second one created.
    const [first] = entries.values();
    expect(first && (await checkEntryOutcome(queryClient, scope, first))).toBe(found);
  },
);
