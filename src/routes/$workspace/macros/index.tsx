import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { MACRO_SORTS } from '~/api/choices';
import { macrosQuery } from '~/api/macros';
import { MacrosScreen } from '~/features/macros/macros-screen';
import { prefetchDeskTargets } from '~/session/use-desk-targets';
import { choice, listSearch } from '~/ui/list-search';

export const Route = createFileRoute('/$workspace/macros/')({
  validateSearch: z.object({ ...listSearch, sort: choice(MACRO_SORTS) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, scope }, deps }) => {
    void queryClient.prefetchQuery(macrosQuery(scope, deps));
    prefetchDeskTargets(queryClient, scope);
  },
  component: Macros,
});

function Macros() {
  const navigate = Route.useNavigate();
  return (
    <MacrosScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
