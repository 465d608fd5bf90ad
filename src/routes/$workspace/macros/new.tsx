import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { macroReading } from '~/features/macros/macro-reading';
import { NewMacroScreen } from '~/features/macros/new-macro';
import { prefetchDeskTargets } from '~/session/use-desk-targets';
import { text } from '~/ui/list-search';

/** The number of the macro that is copied, or undefined where the address names none. */
const sourceOf = (from: string | undefined) =>
  from !== undefined && /^[1-9]\d{0,14}$/.test(from) ? Number(from) : undefined;

export const Route = createFileRoute('/$workspace/macros/new')({
  validateSearch: z.object({ from: text }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, scope }, deps }) => {
    prefetchDeskTargets(queryClient, scope);
    const from = sourceOf(deps.from);
    if (from !== undefined) await queryClient.ensureQueryData(macroReading(scope, from));
  },
  component: NewMacro,
});

function NewMacro() {
  return <NewMacroScreen from={sourceOf(Route.useSearch().from)} />;
}
