// Macros, which are named lists of actions. Agents run them in the dashboard. The API can't run them.
import * as z from 'zod/mini';
import { NAME_SORTS } from './choices';
import { defineOperation, type OperationInput } from './http/operation';
import { defineListPageSchema, paginationFields } from './http/page';
import { buildMutationOptions, buildQueryOptions } from './http/query';
import { anyJsonSchema, defineOpenEnum, ignoredBodySchema, timestampSchema } from './http/wire';
import type { MacroActionName } from './macro-action-names';
import type { Scope } from './scope';

export const MACRO_VISIBILITIES = ['global', 'personal'] as const;

/**
 * An action of a macro in the shape that the contract specifies. Macros may also contain actions of other shapes.
 * `~/domain/macro-action` parses all of them.
 */
export interface MacroAction {
  readonly action_name: MacroActionName | (string & {});
  readonly action_params: unknown;
  readonly [further: string]: unknown;
}

/**
 * The actions exactly as received, including the order of keys, so that saving doesn't change properties that the
 * console doesn't know.
 */
const macroAction = anyJsonSchema;

export const macroSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  visibility: defineOpenEnum(MACRO_VISIBILITIES),
  actions: z.array(macroAction),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Macro = z.output<typeof macroSchema>;

export const listMacros = defineOperation({
  id: 'macros.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/macros',
  origin: 'contract',
  who: 'any-member',
  query: z.object({
    ...paginationFields,
    search: z.optional(z.string()),
    sort: z.optional(z.enum(NAME_SORTS)),
  }),
  response: defineListPageSchema(macroSchema),
});

export const createMacro = defineOperation({
  id: 'macros.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/macros',
  origin: 'contract',
  body: z.object({
    macro: z.object({ name: z.string(), actions: z.array(macroAction), visibility: z.optional(z.string()) }),
  }),
  response: macroSchema,
});

export const getMacro = defineOperation({
  id: 'macros.get',
  method: 'GET',
  path: '/v1/accounts/{accountId}/macros/{macroId}',
  origin: 'assumed',
  who: 'any-member',
  params: z.object({ macroId: z.number() }),
  response: macroSchema,
  row: { list: listMacros, key: 'id' },
});

export const updateMacro = defineOperation({
  id: 'macros.update',
  method: 'PATCH',
  path: '/v1/accounts/{accountId}/macros/{macroId}',
  origin: 'assumed',
  params: z.object({ macroId: z.number() }),
  body: z.object({
    macro: z.object({
      name: z.optional(z.string()),
      actions: z.optional(z.array(macroAction)),
      visibility: z.optional(z.string()),
    }),
  }),
  response: z.optional(macroSchema),
  about: getMacro,
});

export const deleteMacro = defineOperation({
  id: 'macros.delete',
  method: 'DELETE',
  path: '/v1/accounts/{accountId}/macros/{macroId}',
  origin: 'assumed',
  params: z.object({ macroId: z.number() }),
  response: ignoredBodySchema,
  about: getMacro,
});

const invalidates = ['macros'];

export const macrosQuery = (scope: Scope, query: OperationInput<typeof listMacros>['query']) =>
  buildQueryOptions(scope, listMacros, { query });

export const macroQuery = (scope: Scope, macroId: number) =>
  buildQueryOptions(scope, getMacro, { params: { macroId } });

export const createMacroMutation = (scope: Scope) =>
  buildMutationOptions(scope, createMacro, { invalidates });
export const updateMacroMutation = (scope: Scope) =>
  buildMutationOptions(scope, updateMacro, { invalidates });
export const deleteMacroMutation = (scope: Scope) =>
  buildMutationOptions(scope, deleteMacro, { invalidates });
