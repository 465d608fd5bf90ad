// Changes the responses of operation handlers, to simulate platforms that follow the contract but differ from the
// default sandbox.
import { isReadOperation, type OperationSpec } from '~/api/http/operation';
import { isObject, type JsonObject } from '~/lib/json/json';
import { createPageWithTotals } from './list';
import type { ReceivedRequest, SandboxResponse } from './respond';

type Change = (response: SandboxResponse, received: ReceivedRequest) => SandboxResponse;

/** Fields with free-form content, which variants leave unchanged. */
const FREE = ['config', 'custom_attributes', 'metadata', 'processed_params'];

/** Changes every object of a response, nested objects first. */
function everyObject(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((entry) => everyObject(entry, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        FREE.includes(key) ? part : everyObject(part, change),
      ]),
    ),
  );
}

const changing =
  (change: (object: JsonObject) => JsonObject): Change =>
  (response) => ({ ...response, body: everyObject(response.body, change) });

const withFields = (object: JsonObject, change: (key: string, value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(key, value)]));

const isIn = (operation: OperationSpec, ...ids: readonly string[]) => ids.includes(operation.id);

/** Adds pages and totals to lists for which the console expects only a single page. */
export const addPages: Change = (response, { operation, url }) => {
  const isPaged = isIn(
    operation,
    'teams.members.list',
    'emailSenders.list',
    'inboxes.templates',
    'assistants.list',
  );
  if (!isPaged || !isObject(response.body) || !Array.isArray(response.body.data)) return response;
  return {
    ...response,
    body: createPageWithTotals<unknown>(response.body.data, Object.fromEntries(url.searchParams)),
  };
};

/** Replaces totals with `has_next`, except in lists whose totals the contract defines. */
export const removeTotals: Change = (response, { operation }) => {
  const { body } = response;
  if (operation.origin === 'contract' || !isObject(body) || !isObject(body.meta)) return response;
  const { total_pages, current_page, per_page } = body.meta;
  if (typeof total_pages !== 'number') return response;
  return {
    ...response,
    body: { ...body, meta: { current_page, per_page, has_next: Number(current_page) < total_pages } },
  };
};

/**
 * Maps operations to required fields. The fields are required in the response or, if the response is a list, in each
 * record of the list.
 */
const PROMISED: Readonly<Record<string, readonly string[]>> = {
  'conversations.find': ['matched_by', 'status', 'created_at', 'last_activity_at'],
  'campaigns.preview': ['reachable'],
  'campaigns.create': ['id'],
  'campaigns.get': ['id'],
  'agents.list': ['id', 'name'],
  'teams.members.list': ['id', 'name'],
  'teams.members.add': ['id', 'name'],
  'labels.list': ['id', 'title'],
  'emailSenders.list': ['id', 'name'],
  'assistants.list': ['id', 'deployment_role', 'updated_at', 'config'],
  'assistants.get': ['id', 'deployment_role', 'updated_at', 'config'],
  'assistants.confirmEdits': ['id', 'deployment_role', 'updated_at', 'config'],
  'assistants.confirmCreate': ['id', 'deployment_role', 'updated_at', 'config'],
};

export const removeUnpromisedFields: Change = (response, { operation }) => {
  const promised = PROMISED[operation.id];
  const { body } = response;
  if (!promised || !isObject(body)) return response;
  const reduce = (record: unknown) =>
    isObject(record)
      ? Object.fromEntries(Object.entries(record).filter(([key]) => promised.includes(key)))
      : record;
  const list = ['data', 'matches'].find((key) => Array.isArray(body[key]));
  if (list === undefined) return { ...response, body: reduce(body) };
  const records = body[list];
  return { ...response, body: { ...body, [list]: Array.isArray(records) ? records.map(reduce) : records } };
};

/**
 * Removes response bodies that the contract doesn't define. Keeps the bodies of uploads, previews and proposals,
 * because these operations exist only to return a body.
 */
export const removeBody: Change = (response, { operation }) => {
  const isAsked = isIn(operation, 'uploads.create', 'campaigns.preview', 'assistants.proposeCreate');
  if (operation.origin === 'contract' || isReadOperation(operation) || isAsked) return response;
  return { status: response.status === 201 ? 201 : 204, body: undefined };
};

/** The suffix that variants add to an enumeration value to make it unknown. */
export const UNKNOWN_VALUE_SUFFIX = '_v2';
const ENUMERATIONS = [
  'action_name',
  'availability_status',
  'category',
  'channel_type',
  'content_type',
  'deployment_role',
  'event_name',
  'matched_by',
  'message_type',
  'priority',
  'role',
  'status',
  'type',
  'visibility',
];

export const addUnknownSuffixes: Change = changing((object) =>
  withFields(object, (key, value) =>
    ENUMERATIONS.includes(key) && typeof value === 'string' ? value + UNKNOWN_VALUE_SUFFIX : value,
  ),
);

const TEXTS = ['content', 'description', 'greeting_message'];

/** Turns `[]` into null and `[text]` into the text, because other API clients store parameters in this form. */
function looseParameters(value: unknown): unknown {
  if (!Array.isArray(value) || value.length > 1) return value;
  return value.length === 0 ? null : typeof value[0] === 'string' ? value[0] : value;
}

export const unwrapParameters: Change = changing((object) =>
  withFields(object, (key, value) => {
    if (key === 'action_params') return looseParameters(value);
    return TEXTS.includes(key) && value === '' ? null : value;
  }),
);

export const addAdditionalFields: Change = changing((object) => ({
  ...object,
  sandbox_new_field: { added: true },
}));

/**
 * Moves uploads to the other loopback name of this machine (`localhost` or `127.0.0.1`), which is another origin but
 * also serves the file.
 */
export const moveUploadsToOtherHost: Change = (response, { operation }) => {
  const { body } = response;
  if (!isIn(operation, 'uploads.create') || !isObject(body) || typeof body.file_url !== 'string')
    return response;
  const address = new URL(body.file_url);
  address.hostname = address.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return { ...response, body: { ...body, file_url: address.href } };
};

export const removeUrlSchemes: Change = changing((object) => {
  if (typeof object.public_url !== 'string') return object;
  const address = object.public_url.replace(/^https?:\/\//, '');
  return { ...object, public_url: address, canonical_url: address };
});
