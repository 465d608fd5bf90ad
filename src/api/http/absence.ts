// What else tells where the platform lacks an operation: the row of a record in its list, and the record that it is about.
import * as z from 'zod/mini';
import { hasNextPage } from '~/lib/page-meta';
import { ApiError, isApiError, notFound, unlike } from './api-error';
import { noteAbsent } from './availability';
import { type CallContext, call } from './client';
import type { AnyInput, OperationAnswer, OperationSpec, RowSpec } from './operation';

type LooseInput = AnyInput & CallContext;

/** What a read that failed could have answered, out of the list of its record. Throws what is true of it otherwise. */
export async function readOtherwise<S extends OperationSpec>(
  operation: S,
  input: LooseInput,
  error: ApiError,
): Promise<OperationAnswer<S>> {
  if (!operation.row) throw await meaningOf(operation, input, error);
  const row = await findRow(operation, operation.row, input, error);
  noteAbsent(operation);
  return row;
}

/** What a failure means: a 404 although the record is there says that there is no such operation. */
export async function meaningOf(
  operation: OperationSpec,
  { scope, params }: LooseInput,
  error: ApiError,
): Promise<ApiError> {
  if (error.kind === 'switched-off') return error;
  const { about, row } = operation;
  const input = { ...(scope && { scope }), ...(params && { params }) };
  const isThere = await (about
    ? readRecord(about, input)
    : row && findRow(operation, row, input, error)
  )?.then(
    () => true,
    () => false,
  );
  if (!isThere) return error;
  noteAbsent(operation);
  return new ApiError({ kind: 'switched-off' }, error.context);
}

const readRecord = (about: OperationSpec, input: LooseInput) =>
  call(about, input).catch((error: unknown) => {
    if (about.row && isApiError(error)) return findRow(about, about.row, input, error);
    throw error;
  });

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
    // A platform that doesn't know the parameter answers the first page for ever: what isn't on it may be there.
    if (meta && meta.current_page !== page) throw unlike(list.id, 'meta.current_page');
    if (!meta || !hasNextPage(meta, page, data.length)) break;
  }
  throw unread.kind === 'not-found' ? unread : notFound(list.id);
}
