import { createFileRoute, notFound } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { EditMacroScreen } from '~/features/macros/edit-macro';
import { macroReading } from '~/features/macros/macro-reading';
import { prefetchDeskTargets } from '~/session/use-desk-targets';
import { text } from '~/ui/list-search';

export const Route = createFileRoute('/$workspace/macros/$macroId')({
  validateSearch: z.object({ created: text }),
  loader: ({ context: { queryClient, scope }, params }) => {
    if (!/^[1-9]\d{0,14}$/.test(params.macroId)) throw notFound();
    prefetchDeskTargets(queryClient, scope);
    // What is opened is compared with what is there when it is saved: it has to be new.
    return queryClient.fetchQuery({ ...macroReading(scope, Number(params.macroId)), staleTime: 0 });
  },
  component: Macro,
});

function Macro() {
  const { macroId } = Route.useParams();
  return <EditMacroScreen macroId={Number(macroId)} isNew={Route.useSearch().created !== undefined} />;
}
