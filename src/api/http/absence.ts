// Finds out whether a 404 response means that the platform doesn't implement the operation. This is the case if the
// requested record is in its list, or if the operation's parent record exists.
import * as z from 'zod/mini';
import { hasNextPage } from '~/lib/file/page-meta';
import { ApiError, createMismatchError, createNotFoundError, isApiError } from './api-error';
import { type CallContext, callOperation } from './client';
import {
  type AnyOperationInput,
  isReadOperation,
  type ListRowSpec,
  type OperationResponse,
  type OperationSpec,
} from './operation';
import { recordMissingOperation } from './operation-availability';
import { getRecentReads, trackRead } from './recent-reads';

type LooseInput = AnyOperationInput & CallContext;

/**
 * Returns a record from its list if loading the record itself failed because the platform doesn't implement that
 * operation. Otherwise throws the interpreted error of the failed request.
 */
export async function readFromListOrThrow<S extends OperationSpec>(
  operation: S,
  input: LooseInput,
  error: ApiError,
): Promise<OperationResponse<S>> {
  if (!operation.row) throw await interpretFailure(operation, input, error);
  const row = await findRow(operation, operation.row, input, error);
  recordMissingOperation(operation, input.scope);
  return row;
}

/**
 * Returns the interpreted error of a failed request. A 404 for an existing record means that the platform doesn't
 * implement the operation.
 */
export async function interpretFailure(
  operation: OperationSpec,
  { scope, params, query }: LooseInput,
  error: ApiError,
): Promise<ApiError> {
  if (error.kind === 'switched-off' || error.context.status !== 404) return error;
  // A 404 for a later page doesn't prove that the list is missing.
  if (query && 'page' in query && Number(query.page) > 1) return error;
  const { about, row } = operation;
  const input = { ...(scope && { scope }), ...(params && { params }) };
  const isThere = about
    ? await isRecordThere(about, input, isReadOperation(operation))
    : row && (await succeeds(findRow(operation, row, input, error)));
  if (!isThere) return error;
  recordMissingOperation(operation, scope);
  return new ApiError({ kind: 'switched-off' }, error.context);
}

const succeeds = (reading: Promise<unknown>) =>
  reading.then(
    () => true,
    () => false,
  );

/**
 * The time in milliseconds for which a response proves whether the record exists. Short, because someone may create or
 * delete the record in the meantime.
 */
const RECENT_MS = 5000;

/**
 * Reports whether the record exists. After a failed read, the result of a recent request is sufficient. After a failed
 * write, always sends a new request.
 */
async function isRecordThere(about: OperationSpec, input: LooseInput, maySkip: boolean): Promise<boolean> {
  const [reads, key] = getRecentReads(about, input);
  const recent = maySkip ? reads.get(key) : undefined;
  const presence = recent && presenceBy(await recent, input);
  if (typeof presence === 'boolean') return presence;
  // Checks again, because another caller may have awaited the same outdated result and has then already sent a new
  // request.
  if (recent && reads.get(key) !== recent) return isRecordThere(about, input, maySkip);
  const reading = readRecord(about, input);
  trackRead(about, input, reading);
  return succeeds(reading);
}

/** Reports whether a recent request found its record, or returns null if the request is too old or inconclusive. */
function presenceBy(outcome: unknown, { params }: LooseInput): boolean | null {
  const isError = isApiError(outcome, 'not-found');
  const at = isError ? outcome.context.at : outcome;
  if (typeof at !== 'number' || at + RECENT_MS < Date.now()) return null;
  // A 404 for a list is inconclusive, because the platform may not implement the list operation.
  return isError ? (params ? false : null) : true;
}

const readRecord = (about: OperationSpec, input: LooseInput) =>
  callOperation(about, input).catch((error: unknown) => {
    if (about.row && isApiError(error)) return findRow(about, about.row, input, error);
    throw error;
  });

/** Kinds of errors of a list that prove nothing about the record. */
const SILENT = ['not-found', 'switched-off', 'forbidden'];

/**
 * Returns a record from its list. Throws `unread`, the error of the original request, if the list can't prove whether
 * the record exists.
 */
async function findRow<S extends OperationSpec>(
  operation: S,
  { list, key }: ListRowSpec,
  { scope, signal, params, query }: LooseInput,
  unread: ApiError,
): Promise<OperationResponse<S>> {
  const context = { ...(scope && { scope }), ...(signal && { signal }) };
  const wanted = Object.values(params ?? {}).at(-1);
  for (let page = 1; ; page += 1) {
    const input = { ...context, query: { ...query, page, per_page: 100 } };
    const { data, meta } = await callOperation(list, input).catch(async (error: unknown) => {
      const interpretedError = isApiError(error) ? await interpretFailure(list, input, error) : error;
      throw isApiError(interpretedError) && SILENT.includes(interpretedError.kind)
        ? unread
        : interpretedError;
    });
    const row = data.find((one) => one[key] === wanted);
    const parsed = row && z.safeParse<S['response']>(operation.response, row);
    if (parsed) {
      if (parsed.success) return parsed.data;
      throw unread;
    }
    // A platform that ignores the page parameter always returns the first page, so the record may be on a page that
    // can't be loaded.
    if (meta && meta.current_page !== page) throw createMismatchError(list.id, 'meta.current_page');
    if (!meta || !hasNextPage(meta, page, data.length)) break;
  }
  throw unread.kind === 'not-found' ? unread : createNotFoundError(list.id);
}
