// What a look says of a creation whose answer got lost, as did the look directly after it.
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '~/api/http/client';
import { createMacro, deleteMacro, listMacros, updateMacro } from '~/api/macros';
import { newMacroAccess } from '~/features/macros/macro-record';
import type { MacroValues } from '~/features/macros/macro-values';
import { createRecord } from '~/records/create-record';
import { memoryActivity } from '~/records/fixtures/memory-activity';
import { type SandboxClient, sandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { REACHABLE_KINDS } from './record-kinds';

afterEach(() => vi.unstubAllGlobals());

const MACRO = {
  name: 'Fresh',
  visibility: 'global',
  actions: [{ action_name: 'mute_conversation', action_params: [] }],
};
const OTHER_ACTIONS = [{ action_name: 'resolve_conversation', action_params: [] }];

/** A macro of the same name is there before. What `meanwhile` does to the new one happens before the look. */
async function lookAfter(meanwhile: (client: SandboxClient, id: number) => Promise<unknown>) {
  const entries = memoryActivity();
  const client = await sandboxClient();
  const { sandbox, queryClient, scope } = client;
  await call(createMacro, { scope, body: { macro: { ...MACRO, actions: OTHER_ACTIONS } } });
  const access = newMacroAccess(queryClient, scope);
  const create = (values: MacroValues) => {
    sandbox.faults.arm({ operation: 'macros.create', kind: 'drop_after_write' });
    sandbox.faults.arm({ operation: 'macros.list', kind: 'server_error', times: 1000 });
    return access.create(values);
  };
  const { outcome } = await createRecord({ ...access, create }, MACRO, undefined);
  expect(outcome.step).toBe('unknown');
  sandbox.faults.clear();
  const { data } = await call(listMacros, { scope, query: { search: MACRO.name } });
  await meanwhile(client, Math.max(...data.map(({ id }) => id)));
  const [entry] = entries.values();
  return entry && REACHABLE_KINDS.macro?.look(queryClient, scope, entry);
}

it('finds what was created', async () => {
  expect(await lookAfter(async () => {})).toMatchObject({ state: 'saved', name: MACRO.name });
});

it('says that nothing was created where nothing new of that name is there', async () => {
  const look = lookAfter(({ scope }, macroId) => call(deleteMacro, { scope, params: { macroId } }));
  expect(await look).toEqual({ state: 'refused' });
});

it('doesn’t say that nothing was created where somebody edited it since', async () => {
  const look = lookAfter(({ scope }, macroId) =>
    call(updateMacro, { scope, params: { macroId }, body: { macro: { actions: OTHER_ACTIONS } } }),
  );
  expect(await look).toBe('changed');
});
