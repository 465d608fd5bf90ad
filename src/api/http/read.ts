// What else tells where the platform lacks an operation: the row of a record in its list, and the record that it is about.
import * as z from 'zod/mini';
import { ignoredParameters } from '~/lib/ignored-parameters';
import { isObject } from '~/lib/json';
import { hasNextPage } from '~/lib/page-meta';
import { ApiError, isApiError, notFound } from './api-error';
import { noteAbsent, noteIgnored } from './availability';
import { type CallContext, call } from './client';
import type { AnyInput, OperationAnswer, OperationInput, OperationSpec, RowSpec } from './operation';

type LooseInput = AnyInput & CallContext;

/** A 404 of an operation that is assumed: its record may be missing, or the operation itself. */
const isAmbiguous = (operation: OperationSpec, { kind, context }: ApiError) =>
  operation.origin === 'assumed' && kind === 'not-found' && context.status === 404;

const mayBeMissing = (operation: OperationSpec, error: ApiError) =>
  error.kind === 'switched-off' || isAmbiguous(operation, error);

/**
 * Calls an operation that reads. Where the platform doesn't have it, the record is taken from its list, which holds the same
 * fields. Throws `ApiError`.
 */
export async function read<S extends OperationSpec>(
  operation: S,
  input: OperationInput<S> & CallContext,
): Promise<OperationAnswer<S>> {
  try {
    const answer = await call(operation, input);
    noteIgnored(operation, ignoredIn(operation, input, answer));
    return answer;
  } catch (error) {
    if (operation.row && isApiError(error) && mayBeMissing(operation, error)) {
      const row = await findRow(operation, operation.row, input, error);
      noteAbsent(operation);
      return row;
    }
    throw await toldApart(operation, input, error);
  }
}

/** The parameters of a list that its answer plainly didn't heed. */
const ignoredIn = ({ evidences }: OperationSpec, { query }: LooseInput, answer: unknown) =>
  evidences && query && isObject(answer) && Array.isArray(answer.data)
    ? ignoredParameters(evidences, query, answer.data)
    : [];

/** What a call that failed throws: a 404 although the record is there says that there is no such operation. */
export async function toldApart(
  operation: OperationSpec,
  { scope, params }: LooseInput,
  error: unknown,
): Promise<unknown> {
  if (!isApiError(error) || !isAmbiguous(operation, error)) return error;
  const input = { ...(scope && { scope }), ...(params && { params }) };
  const { about, row } = operation;
  const finding = about ? read(about, input) : row && findRow(operation, row, input, error);
  const isThere = await finding?.then(
    () => true,
    () => false,
  );
  if (!isThere) return error;
  noteAbsent(operation);
  return new ApiError({ kind: 'switched-off' }, error.context);
}

/** What a list answers that can't be read at all: it says nothing of the record. */
const SILENT = ['not-found', 'switched-off', 'forbidden'];

/** A record as a row of its list. Throws `unread` where no list tells. */
async function findRow<S extends OperationSpec>(
  operation: S,
  { list, key }: RowSpec,
  { scope, signal, params, query }: LooseInput,
  unread: ApiError,
): Promise<OperationAnswer<S>> {
  const context = { ...(scope && { scope }), ...(signal && { signal }) };
  const wanted = Object.values(params ?? {}).at(-1);
  for (let page = 1; ; page += 1) {
    const input = { ...context, query: { ...query, page, per_page: 100 } };
    const { data, meta } = await call(list, input).catch((error: unknown) => {
      throw isApiError(error) && SILENT.includes(error.kind) ? unread : error;
    });
    const row = data.find((one) => one[key] === wanted);
    const parsed = row && z.safeParse<S['answer']>(operation.answer, row);
    if (parsed) {
      if (parsed.success) return parsed.data;
      throw unread;
    }
    // A platform that doesn't know the parameter answers the first page for ever.
    if (meta?.current_page !== page || !hasNextPage(meta, page, data.length)) break;
  }
  throw unread.kind === 'not-found' ? unread : notFound(list.id);
}
