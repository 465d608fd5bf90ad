import { createFileRoute, notFound } from '@tanstack/react-router';
import { macroQuery } from '~/api/macros';
import { prefetchActionTargets } from '~/domain/look-ups';
import { EditMacroScreen } from '~/features/macros/edit-macro';

export const Route = createFileRoute('/$workspace/macros/$macroId')({
  loader: ({ context: { queryClient, scope }, params }) => {
    if (!/^[1-9]\d{0,14}$/.test(params.macroId)) throw notFound();
    prefetchActionTargets(queryClient, scope);
    // Fetches the macro on each visit, because saving compares the version that was opened with the version on the
    // platform.
    return queryClient.fetchQuery({ ...macroQuery(scope, Number(params.macroId)), staleTime: 0 });
  },
  component: Macro,
});

function Macro() {
  return <EditMacroScreen macroId={Number(Route.useParams().macroId)} />;
}
