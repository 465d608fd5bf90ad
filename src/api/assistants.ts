// Assistants of the assistant service. An edit takes two requests, a proposal and its confirmation, and is only
// possible on a draft.
import * as z from 'zod/mini';
import { isObject, type JsonObject } from '~/lib/json/json';
import { defineOperation } from './http/operation';
import { defineSinglePageSchema, paginationFields } from './http/page';
import { buildMutationOptions, buildQueryOptions } from './http/query';
import { buildSinglePageQueryOptions } from './http/single-page';
import { timestampSchema } from './http/wire';
import { listInboxes } from './inboxes';
import type { Scope } from './scope';

/** A custom schema, because the library's record schema drops the key `__proto__`. */
const config = z.custom<JsonObject>(isObject);

/**
 * An assistant as the service returns it. In `config`, each long prompt is replaced by a placeholder text that states
 * its length.
 */
export const assistantSchema = z.looseObject({
  id: z.string(),
  name: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  deployment_role: z.optional(z.nullable(z.string())),
  /** The exact string from the response, because `If-Match` must repeat it. */
  updated_at: timestampSchema,
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  config,
});
export type Assistant = z.output<typeof assistantSchema>;

const roleQuery = z.object({ role: z.optional(z.string()) });
const assistantParams = z.object({ id: z.string() });

export const listAssistants = defineOperation({
  id: 'assistants.list',
  service: 'assistant',
  method: 'GET',
  path: '/v1/tenants/{tenant}/assistants',
  origin: 'assumed',
  query: z.object({ ...paginationFields, role: z.optional(z.string()) }),
  response: defineSinglePageSchema(assistantSchema),
  about: listInboxes,
});

export const getAssistant = defineOperation({
  id: 'assistants.get',
  service: 'assistant',
  method: 'GET',
  path: '/v1/tenants/{tenant}/assistants/{id}',
  origin: 'assumed',
  params: assistantParams,
  query: roleQuery,
  response: assistantSchema,
  row: { list: listAssistants, key: 'id' },
});

export const getAssistantText = defineOperation({
  id: 'assistants.text',
  service: 'assistant',
  method: 'GET',
  path: '/v1/tenants/{tenant}/assistants/{id}/text',
  origin: 'assumed',
  params: assistantParams,
  query: z.object({ path: z.string(), role: z.optional(z.string()) }),
  response: z.looseObject({ path: z.string(), text: z.string(), updated_at: z.optional(timestampSchema) }),
});

/** Replaces an excerpt of the current text at `path`. The excerpt in `old_string` must be copied verbatim. */
export const anchoredEditSchema = z.object({
  path: z.string(),
  old_string: z.string(),
  new_string: z.string(),
  replace_all: z.optional(z.boolean()),
});
export type AnchoredEdit = z.output<typeof anchoredEditSchema>;

export const proposalSchema = z.looseObject({
  message: z.string(),
  /** A diff of the whole assistant in unified format, from `--- current` to `+++ proposed`. */
  diff: z.string(),
  confirmationId: z.string(),
  baseUpdatedAt: timestampSchema,
});
export type Proposal = z.output<typeof proposalSchema>;

/**
 * `config`, `name` and `description` are merge patches (RFC 7386): omitted keys keep their values, null clears a key,
 * and arrays are replaced.
 */
export const proposeEdits = defineOperation({
  id: 'assistants.proposeEdits',
  service: 'assistant',
  method: 'POST',
  path: '/v1/tenants/{tenant}/assistants/{id}/propose-edits',
  origin: 'contract',
  params: assistantParams,
  query: roleQuery,
  body: z.object({
    edits: z.optional(z.array(anchoredEditSchema)),
    config: z.optional(config),
    name: z.optional(z.nullable(z.string())),
    description: z.optional(z.nullable(z.string())),
  }),
  response: proposalSchema,
});

/** `If-Match` is the proposal's `baseUpdatedAt`, exactly as received. The body contains only the confirmation ID. */
export const confirmEdits = defineOperation({
  id: 'assistants.confirmEdits',
  service: 'assistant',
  method: 'POST',
  path: '/v1/tenants/{tenant}/assistants/{id}/confirm-edits',
  origin: 'contract',
  params: assistantParams,
  query: roleQuery,
  headers: z.object({ 'If-Match': z.string() }),
  body: z.object({ confirmationId: z.string() }),
  response: assistantSchema,
});

export const proposeNewAssistant = defineOperation({
  id: 'assistants.proposeCreate',
  service: 'assistant',
  method: 'POST',
  path: '/v1/tenants/{tenant}/assistants/propose-create',
  origin: 'assumed',
  body: z.object({
    name: z.string(),
    description: z.optional(z.nullable(z.string())),
    config,
    metadata: z.object({ productionAssistantId: z.string() }),
  }),
  response: z.looseObject({ message: z.string(), diff: z.string(), confirmationId: z.string() }),
});

/** Consumes the proposal, so that each proposal can be confirmed only once. */
export const confirmNewAssistant = defineOperation({
  id: 'assistants.confirmCreate',
  service: 'assistant',
  method: 'POST',
  path: '/v1/tenants/{tenant}/assistants/confirm-create',
  origin: 'assumed',
  body: z.object({ confirmationId: z.string() }),
  response: assistantSchema,
});

const invalidates = ['assistants'];

export const assistantsQuery = (scope: Scope, role?: string) =>
  buildSinglePageQueryOptions(scope, listAssistants, { query: { role } });
export const assistantQuery = (scope: Scope, id: string, role?: string) =>
  buildQueryOptions(scope, getAssistant, { params: { id }, query: { role } });
export const assistantTextQuery = (scope: Scope, id: string, path: string, role?: string) =>
  buildQueryOptions(scope, getAssistantText, { params: { id }, query: { path, role } });

/** A proposal changes nothing on the platform, so no query is invalidated. */
export const proposeEditsMutation = (scope: Scope) =>
  buildMutationOptions(scope, proposeEdits, { invalidates: [] });
export const confirmEditsMutation = (scope: Scope) =>
  buildMutationOptions(scope, confirmEdits, { invalidates });
export const proposeNewAssistantMutation = (scope: Scope) =>
  buildMutationOptions(scope, proposeNewAssistant, { invalidates: [] });
export const confirmNewAssistantMutation = (scope: Scope) =>
  buildMutationOptions(scope, confirmNewAssistant, { invalidates });
