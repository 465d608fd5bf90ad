import type { QueryClient } from '@tanstack/react-query';
import { readAllPages } from '~/api/http/all-pages';
import { runMutation } from '~/api/http/query';
import { fetchUncached } from '~/api/http/read-uncached';
import {
  createMacroMutation,
  deleteMacroMutation,
  listMacros,
  type Macro,
  macroQuery,
  updateMacroMutation,
} from '~/api/macros';
import type { Scope } from '~/api/scope';
import { isSameJson } from '~/lib/json/merge-patch';
import type { RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RecordAccess } from '~/records/save-record';
import { getMacroValues, type MacroValues, macroComparisons } from './macro-values';

const getName = ({ name }: MacroValues) => name;

const read = (queryClient: QueryClient, scope: Scope, id: number) =>
  fetchUncached(queryClient, macroQuery(scope, id));

/** Loads all macros with exactly this name, bypassing the cache. */
export const readMacrosByName = async (scope: Scope, name: string): Promise<readonly Macro[]> =>
  (await readAllPages(scope, listMacros, { query: { search: name } })).filter((macro) => macro.name === name);

export const getMacroAccess = (
  queryClient: QueryClient,
  scope: Scope,
  id: number,
): RecordAccess<Macro, MacroValues> => ({
  read: () => read(queryClient, scope, id),
  write: (macro) =>
    runMutation(queryClient, updateMacroMutation(scope), { params: { macroId: id }, body: { macro } }),
  valuesOf: getMacroValues,
  comparisons: macroComparisons,
  subject: { scope, kind: 'macro', id },
  nameOf: getName,
});

export const getMacroCreation = (
  queryClient: QueryClient,
  scope: Scope,
): RecordCreation<Macro, MacroValues> => ({
  isUnique: false,
  candidates: ({ name }) => readMacrosByName(scope, name),
  create: (macro) => runMutation(queryClient, createMacroMutation(scope), { body: { macro } }),
  // Compares only the actions and not the visibility, because the platform makes every macro of an agent personal.
  matches: (values, stored) => isSameJson(values.actions, stored.actions),
  valuesOf: getMacroValues,
  comparisons: macroComparisons,
  subject: { scope, kind: 'macro', id: null },
  nameOf: getName,
});

export const getMacroRemoval = (queryClient: QueryClient, scope: Scope, macro: Macro): RecordRemoval => ({
  read: () => read(queryClient, scope, macro.id),
  remove: () => runMutation(queryClient, deleteMacroMutation(scope), { params: { macroId: macro.id } }),
  subject: { scope, kind: 'macro', id: macro.id },
  known: { name: macro.name, values: getMacroValues(macro) },
});
