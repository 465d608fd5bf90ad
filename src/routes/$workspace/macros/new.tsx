import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { macroQuery } from '~/api/macros';
import { prefetchActionTargets } from '~/domain/look-ups';
import { NewMacroScreen } from '~/features/macros/new-macro';
import { parseId } from '~/lib/json/parse-number';
import { searchTextSchema } from '~/ui/table/list-search-params';

/** Returns the ID of the macro to copy. Undefined if the URL contains no valid ID. */
const getSource = (from: string | undefined) => parseId(from ?? '') ?? undefined;

export const Route = createFileRoute('/$workspace/macros/new')({
  validateSearch: z.object({ from: searchTextSchema }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, scope }, deps }) => {
    prefetchActionTargets(queryClient, scope);
    const from = getSource(deps.from);
    if (from !== undefined) await queryClient.ensureQueryData(macroQuery(scope, from));
  },
  component: NewMacro,
});

function NewMacro() {
  return <NewMacroScreen from={getSource(Route.useSearch().from)} />;
}
