import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '~/api/http/all-pages';
import { ApiError, isApiError } from '~/api/http/api-error';
import { operationAvailability } from '~/api/http/availability';
import { call } from '~/api/http/client';
import { getMacro, listMacros, type Macro, macroQuery } from '~/api/macros';
import type { Scope } from '~/api/scope';

const isHad = () => operationAvailability(getMacro) === 'on';

/** One macro as the platform has it now. Where single ones can't be read, the whole list is looked through. */
export async function readMacro(scope: Scope, macroId: number, signal?: AbortSignal): Promise<Macro> {
  if (isHad()) {
    try {
      return await call(getMacro, { params: { macroId }, scope, ...(signal && { signal }) });
    } catch (error) {
      // The answer may just have shown that there is no such operation.
      if (!isApiError(error) || isHad()) throw error;
    }
  }
  const found = (await readAllPages(scope, listMacros, {}, signal)).find(({ id }) => id === macroId);
  if (found) return found;
  const context = {
    operation: listMacros.id,
    at: Date.now(),
    status: null,
    shape: 'none',
    code: null,
  } as const;
  throw new ApiError({ kind: 'not-found' }, { ...context, serverMessage: null });
}

/** The same as a read that is kept. */
export const macroReading = (scope: Scope, macroId: number) =>
  queryOptions<Macro>({
    queryKey: macroQuery(scope, macroId).queryKey,
    queryFn: ({ signal }) => readMacro(scope, macroId, signal),
  });

/** All macros of exactly this name, as the platform has them now. */
export async function readNamesakes(scope: Scope, name: string): Promise<readonly Macro[]> {
  return (await readAllPages(scope, listMacros, { query: { search: name } })).filter(
    (macro) => macro.name === name,
  );
}
