// Assistants: visible to everyone whose token covers the tenant. Edits apply to drafts only. An edit is first proposed,
// then confirmed.

import {
  type Assistant,
  confirmEdits,
  confirmNewAssistant,
  getAssistant,
  getAssistantText,
  listAssistants,
  proposeEdits,
  proposeNewAssistant,
} from '~/api/assistants';
import { formatKeyValueLines } from '~/lib/file/format-key-value-lines';
import { isObject } from '~/lib/json/json';
import { createBareError, createNamedError, createRecordNotFoundError } from '../error-body';
import { defineOperationHandler, type JsonObject, type TenantOperationContext } from '../operation-handler';
import { type StoredProposal, takeNextId } from '../platform';
import type { StoredAssistant } from '../state';
import { createUnifiedDifference } from '../unified-difference';
import { toTimestamp } from '../values';
import { createEditedAssistant, getAssistantTextAt } from './assistant-change';

/**
 * The maximum length of a string in an assistant's response. A longer string is replaced by a placeholder that contains
 * its length. The full string is fetched by its path.
 */
const LONGEST_SHOWN = 1000;
/** The lifetime of a proposal, in milliseconds. */
const PROPOSAL_LIFETIME = 900_000;

type Context = Pick<TenantOperationContext, 'platform' | 'state' | 'tenant' | 'now'>;

const stubbed = (value: unknown, path: string): unknown => {
  if (typeof value === 'string' && value.length > LONGEST_SHOWN) {
    return `[${value.length} characters; read them with the text operation at ${path}]`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, stubbed(part, `${path}.${key}`)]),
  );
};

const shown = ({
  tenant: _tenant,
  published: _published,
  config,
  ...assistant
}: StoredAssistant): Assistant => ({
  ...assistant,
  config: Object.fromEntries(
    Object.entries(config).map(([key, part]) => [key, stubbed(part, `config.${key}`)]),
  ),
});

function findAssistant({ state, tenant }: Context, id: string, role?: string): StoredAssistant {
  const found = state.assistants.find((one) => one.tenant === tenant && one.id === id);
  if (!found || (role && found.deployment_role !== role)) throw createRecordNotFoundError();
  return found;
}

const lines = ({ name, description, config }: JsonObject) =>
  formatKeyValueLines({ name, description, config });

const findDraft = ({ state, tenant }: Context, id: string) =>
  state.assistants.find((one) => one.tenant === tenant && one.metadata?.productionAssistantId === id);

/**
 * Throws unless the assistant is a draft. The error contains the ID of the assistant's draft if there is one (contract:
 * drafts-only).
 */
function requireDraft(context: Context, assistant: StoredAssistant): void {
  if (!assistant.published) return;
  const draft = findDraft(context, assistant.id);
  const message = 'Only a draft can be edited.';
  throw createNamedError(409, 'DRAFT_REQUIRED', message, draft && { draftAssistantId: draft.id });
}

function store({ platform, tenant, now }: Context, assistantId: string | null, change: JsonObject): string {
  const confirmationId = `proposal-${takeNextId(platform)}`;
  platform.proposals.push({
    confirmationId,
    tenant,
    assistantId,
    change,
    expiresAt: now + PROPOSAL_LIFETIME,
  });
  return confirmationId;
}

/** Returns an unexpired proposal of this tenant. Treats a proposal of another tenant like an unknown proposal. */
function findProposal(context: Context, body: JsonObject, assistantId: string | null): StoredProposal {
  const { platform, tenant, now } = context;
  const found = platform.proposals.find(
    (one) =>
      one.confirmationId === body.confirmationId && one.tenant === tenant && one.assistantId === assistantId,
  );
  if (!found || found.expiresAt <= now) {
    throw createNamedError(404, 'PROPOSAL_NOT_FOUND', 'The proposal is unknown or its lifetime has ended.');
  }
  return found;
}

/**
 * Returns a timestamp later than `before`. Otherwise, two writes within one millisecond would have the same version.
 */
function movedOn(before: string, now: number): string {
  return toTimestamp(Math.max(now, Date.parse(before) + 1));
}

const stale = () =>
  createNamedError(412, 'STALE_PRECONDITION', 'The assistant was changed after the proposal was made.');

/** Parses a new draft: its name, config, and the published assistant that it belongs to. */
function newDraft(context: Context, body: JsonObject, id: string): StoredAssistant {
  const { name, description = null, config, metadata } = body;
  if (typeof name !== 'string' || name.trim() === '') throw createBareError(400, 'name is required');
  if (description !== null && typeof description !== 'string')
    throw createBareError(400, 'description must be a text');
  if (!isObject(config)) throw createBareError(400, 'config must be an object');
  const productionAssistantId = isObject(metadata) ? metadata.productionAssistantId : undefined;
  if (typeof productionAssistantId !== 'string')
    throw createBareError(400, 'metadata.productionAssistantId is required');
  if (!findAssistant(context, productionAssistantId).published)
    throw createBareError(400, 'Only a published assistant has a draft');
  const draft = findDraft(context, productionAssistantId);
  if (draft)
    throw createNamedError(409, 'DRAFT_EXISTS', 'There is a draft already.', { draftAssistantId: draft.id });
  const { tenant } = context;
  return {
    tenant,
    id,
    updated_at: toTimestamp(context.now),
    published: false,
    name,
    description,
    deployment_role: 'draft',
    metadata: { productionAssistantId },
    config,
  };
}

export const assistantHandlers = [
  defineOperationHandler(listAssistants, ({ state, tenant, query }) => ({
    data: state.assistants
      .filter((one) => one.tenant === tenant && (!query.role || one.deployment_role === query.role))
      .map(shown),
  })),

  defineOperationHandler(getAssistant, (context) =>
    shown(findAssistant(context, context.params.id, context.query.role)),
  ),

  defineOperationHandler(getAssistantText, (context) => {
    const { params, query } = context;
    const assistant = findAssistant(context, params.id, query.role);
    const text = getAssistantTextAt(assistant, query.path ?? '');
    if (text === null) throw createRecordNotFoundError();
    return { path: query.path ?? '', text, updated_at: assistant.updated_at };
  }),

  defineOperationHandler(proposeEdits, (context) => {
    const { params, query, body } = context;
    const assistant = findAssistant(context, params.id, query.role);
    requireDraft(context, assistant);
    const edited = createEditedAssistant(assistant, body);
    const diff = createUnifiedDifference(lines(assistant), lines(edited));
    if (lines(assistant) === lines(edited)) throw createBareError(400, 'The proposal carries no change');
    const confirmationId = store(context, assistant.id, body);
    return {
      message: 'Nothing is written yet. Confirm to apply the edits.',
      diff,
      confirmationId,
      baseUpdatedAt: assistant.updated_at,
    };
  }),

  // Keeps the proposal after confirmation. A second confirmation fails as stale anyway, because the first confirmation
  // changed the assistant.
  defineOperationHandler(confirmEdits, (context) => {
    const { params, query, body, headers, now } = context;
    const assistant = findAssistant(context, params.id, query.role);
    const { change } = findProposal(context, body, assistant.id);
    if (headers.get('if-match') !== assistant.updated_at) throw stale();
    requireDraft(context, assistant);
    const { name = null, description = null, config } = createEditedAssistant(assistant, change);
    Object.assign(assistant, { name, description, config, updated_at: movedOn(assistant.updated_at, now) });
    return shown(assistant);
  }),

  defineOperationHandler(proposeNewAssistant, (context) => {
    const { body } = context;
    const draft = newDraft(context, body, '');
    const confirmationId = store(context, null, body);
    return {
      message: 'Nothing is created yet. Confirm to create the draft.',
      diff: createUnifiedDifference('', lines(draft)),
      confirmationId,
    };
  }),

  // Removes the proposal after the assistant is created, so that it can't be confirmed again.
  defineOperationHandler(confirmNewAssistant, (context) => {
    const { platform, state, body } = context;
    const proposal = findProposal(context, body, null);
    const created = newDraft(context, proposal.change, `draft-${takeNextId(platform)}`);
    platform.proposals = platform.proposals.filter((one) => one !== proposal);
    state.assistants.push(created);
    return shown(created);
  }),
];
